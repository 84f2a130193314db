import { useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import type { NewEntry, StatEntry } from '@skora/domain';
import { useDocuments } from '../../../lib/documents/documents-context';
import { saveEntries } from '../player-stats/entries/save-entries';
import { type KnownBefore, saveCorrectedFacts } from '../player-stats/entries/save-measured-facts';

/** The note that an entry does not count. */
export function makeWithdrawal({ id: _id, recordedAt: _at, ...entry }: StatEntry): NewEntry {
  return { ...entry, values: {}, ratings: {}, attempts: {}, corrects: _id };
}

/** Stores the entry that takes the place of another one. The other stays in the history. */
export function useCorrection(known: KnownBefore, done: () => void) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const { busy, error, run } = useAction();
  const store = (draftId: string, wrong: StatEntry, entry: NewEntry, message: string) =>
    run(async () => {
      await saveCorrectedFacts(documents, uid, known, wrong, entry);
      await saveEntries(documents, uid, draftId, [entry]);
      showToast('success', message);
      done();
    });
  return { busy, error, store };
}
