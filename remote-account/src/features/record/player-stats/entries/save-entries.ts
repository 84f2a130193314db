import { firebaseErrorCode } from '@skora/shared/firebase';
import type { PlayerDocuments } from '../../../../lib/documents/player-documents';
import { entryId } from './entry-id';
import { entryFields, type NewEntry } from '@skora/domain';

/**
 * Stores the entries of a draft. Safe to repeat: entries are append-only, so one that arrived before is refused by
 * the rules and then found to be there.
 */
export async function saveEntries(
  documents: PlayerDocuments,
  uid: string,
  draftId: string,
  entries: readonly NewEntry[],
): Promise<void> {
  for (const entry of entries) {
    const path = `profiles/${uid}/statEntries/${entryId(draftId, entry)}`;
    try {
      await documents.write(path, entryFields(entry));
    } catch (error) {
      const refused = firebaseErrorCode(error) === 'permission-denied';
      if (!refused || !(await documents.exists(path))) throw error;
    }
  }
}
