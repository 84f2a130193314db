import { useState } from 'react';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { localStore } from '@skora/shared/storage-keys';
import { useDocuments } from '../documents/documents-context';
import { withDeadline } from '../documents/with-deadline';
import { saveEntries } from './save-entries';
import type { FilledStep } from './filled-steps';
import { STEP_KEYS } from './stat-steps';

/** Stores the pages one by one; each draft goes only once its page is stored. */
export function useSaving(steps: readonly FilledStep[], onSaved: () => void) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = async () => {
    if (status === 'saving') return;
    setStatus('saving');
    try {
      for (const { step, draft, checked } of steps) {
        await withDeadline(saveEntries(documents, uid, draft.id, checked.entries));
        localStore.remove(STEP_KEYS[step.id]);
      }
      showToast('success', 'Stats saved.');
      onSaved();
    } catch (error) {
      console.info('[skora] stats were not stored:', error);
      setStatus('failed');
    }
  };
  return { status, save };
}
