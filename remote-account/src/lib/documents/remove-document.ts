import { withDeadline } from '@skora/shared/utils';
import { type PlayerDocuments, STORE_DEADLINE_MS } from './player-documents';

/** Removes a document now or not at all, as far as that is known. @throws without a connection and after the deadline */
export async function removeDocument(documents: PlayerDocuments, path: string): Promise<void> {
  // Without a connection the SDK would do it later, long after the player was told that it did not work.
  if (!navigator.onLine) throw new Error('There is no connection.');
  await withDeadline(documents.remove(path), STORE_DEADLINE_MS);
}
