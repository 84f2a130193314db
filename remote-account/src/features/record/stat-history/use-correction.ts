import { useState } from 'react';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../../../lib/documents/documents-context';
import { withDeadline } from '@skora/shared/utils';
import { STORE_DEADLINE_MS } from '../../../lib/documents/player-documents';
import { saveEntries } from '../player-stats/entries/save-entries';
import type { NewEntry, StatEntry } from '@skora/domain';

/** The note that an entry does not count. */
export function makeWithdrawal({ id: _id, recordedAt: _at, ...entry }: StatEntry): NewEntry {
  return { ...entry, values: {}, ratings: {}, attempts: {}, corrects: _id };
}

/** Stores the entry that takes the place of another one. The other stays in the history. */
export function useCorrection(done: () => void) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const store = async (draftId: string, entry: NewEntry, message: string) => {
    if (status === 'saving') return;
    setStatus('saving');
    try {
      await withDeadline(saveEntries(documents, uid, draftId, [entry]), STORE_DEADLINE_MS);
      setStatus('idle');
      showToast('success', message);
      done();
    } catch (error) {
      console.info('[skora] a correction was not stored:', error);
      setStatus('failed');
    }
  };
  return { status, store };
}
