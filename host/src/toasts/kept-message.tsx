import { IconButton, Notice } from '@skora/shared/ui';
import { useSyncExternalStore } from 'react';
import { dropKeptMessage, messageStore } from './message-store';

const TONES = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

/** The last message that is not of a success, at the top of the page until it is dismissed or the page is left. */
export function KeptMessage() {
  const { kept } = useSyncExternalStore(messageStore.subscribe, messageStore.get);
  if (!kept) return null;
  return (
    <aside className="sk-kept-message" aria-label="Message">
      <Notice tone={TONES[kept.kind]}>
        <div className="sk-kept-message-line">
          <p>{kept.text}</p>
          <IconButton icon="close" label="Dismiss this message" onClick={dropKeptMessage} />
        </div>
      </Notice>
    </aside>
  );
}
