import { withDeadline } from '@skora/shared/utils';
import { type PlayerDocuments, STORE_DEADLINE_MS } from './player-documents';

/**
 * Removes a document for good. Without a connection it is refused: the SDK would do it later, long after the player was told
 * that it did not work.
 * @throws Error without a connection; NoAnswer after the deadline, when it may still happen
 */
export async function removeDocument(documents: PlayerDocuments, path: string): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no connection.');
  await withDeadline(documents.remove(path), STORE_DEADLINE_MS);
}
