import { entryFields, type NewEntry } from '@skora/domain';
import { saveVersioned } from '@skora/kit';
import type { PlayerDocuments } from '../../../../lib/documents/player-documents';
import { entryId } from './entry-id';

/** Stores the entries of a draft, one after the other. Safe to repeat: what arrived before is found to be there. */
export async function saveEntries(
  documents: PlayerDocuments,
  uid: string,
  draftId: string,
  entries: readonly NewEntry[],
): Promise<void> {
  for (const entry of entries) {
    const paths = [`profiles/${uid}/statEntries/${entryId(draftId, entry)}`];
    await saveVersioned(documents, { paths, fields: entryFields(entry), base: 'append-only' });
  }
}
