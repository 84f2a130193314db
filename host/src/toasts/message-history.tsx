import { Icon } from '@skora/shared/ui';
import { useState, useSyncExternalStore } from 'react';
import { messageStore, type Message } from './message-store';

const ICONS = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;
const KINDS = { info: 'Note', success: 'Done', warning: 'Warning', error: 'Error' } as const;
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function Line({ message: { kind, text, at } }: { message: Message }) {
  return (
    <li data-kind={kind}>
      <Icon name={ICONS[kind]} title={KINDS[kind]} />
      <span>{text}</span>
      <time dateTime={at.toISOString()}>{TIME.format(at)}</time>
    </li>
  );
}

/** Everything this visit was told, before the footer, for who did not read a toast in its 1.2 seconds. */
export function MessageHistory() {
  const { all } = useSyncExternalStore(messageStore.subscribe, messageStore.get);
  const [open, setOpen] = useState(false);
  if (all.length === 0) return null;
  return (
    <aside className="sk-message-history" aria-label="Messages of this visit">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Messages of this visit ({all.length})</summary>
        {open ? (
          <ol>
            {all.map((message) => (
              <Line key={message.id} message={message} />
            ))}
          </ol>
        ) : null}
      </details>
    </aside>
  );
}
