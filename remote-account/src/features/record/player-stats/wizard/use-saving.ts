import { useEffect, useRef, useState } from 'react';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { deviceStorage } from '@skora/shared/storage-keys';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { withDeadline } from '@skora/shared/utils';
import { STORE_DEADLINE_MS } from '../../../../lib/documents/player-documents';
import { saveEntries } from '../entries/save-entries';
import type { FilledStep } from './filled-steps';
import { STEP_KEYS } from './step-keys';

/** How saving stands. `offline` goes on by itself with the connection; `failed` waits for a press. */
export type SavingStatus = 'idle' | 'saving' | 'failed' | 'offline';

/** Stores the pages one by one; each draft goes only once its page is stored. */
export function useSaving(steps: readonly FilledStep[], onSaved: () => void) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [status, setStatus] = useState<SavingStatus>('idle');
  const save = async () => {
    if (status === 'saving') return;
    if (!navigator.onLine) return setStatus('offline');
    setStatus('saving');
    try {
      for (const { step, draft, checked } of steps) {
        await withDeadline(saveEntries(documents, uid, draft.id, checked.entries), STORE_DEADLINE_MS);
        deviceStorage.remove(STEP_KEYS[step.id]);
      }
      showToast('success', 'Stats saved.');
      onSaved();
    } catch (error) {
      console.info('[skora] stats were not stored:', error);
      setStatus(navigator.onLine ? 'failed' : 'offline');
    }
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (status !== 'offline') return undefined;
    const retry = () => void latest.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [status]);
  return { status, save };
}
