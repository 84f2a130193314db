import { firebaseErrorCode } from '@skora/shared/firebase';
import { revisionOf } from '@skora/domain';
import type { PlayerDocuments } from '../documents/player-documents';
import type { DocumentCodec } from './document-codec';
import { conflictsOf, type DocumentDraft, merged } from './document-draft';

/** What came of saving: stored, or the store holds something else in a field that was touched. */
export type SaveOutcome = 'saved' | 'conflict' | 'gone' | 'full';

// The rules take one write a second of each document.
const CALM_MS = 1_100;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, CALM_MS));

/**
 * Tries once more when the rules refused: another tab may have been quicker, or the last write was less than a second
 * ago. The second attempt starts from what is stored by then.
 */
export async function insistOnce<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (firebaseErrorCode(error) !== 'permission-denied') throw error;
    await pause();
    return attempt();
  }
}

/**
 * Stores the touched fields of a document over what is stored at this moment. Safe to repeat: what arrived before is
 * recognised. The write names the revision it started from, so the rules refuse it when somebody else was quicker.
 * @param path an existing document, or one that has this path by nature; `gone` when `mustExist` and it does not
 */
export function saveDocument(
  documents: PlayerDocuments,
  path: string,
  codec: DocumentCodec,
  draft: DocumentDraft,
  mustExist = false,
): Promise<SaveOutcome> {
  return insistOnce(async () => {
    const stored = await documents.read(path);
    if (stored === null && mustExist) return 'gone';
    const current = codec.toForm(stored);
    if (conflictsOf(current, draft).length > 0) return 'conflict';
    const now = new Date();
    const { fields } = codec.check(merged(current, draft), now);
    const same = JSON.stringify(codec.check(current, now).fields) === JSON.stringify(fields);
    if (stored === null || !same)
      await documents.write(path, { ...fields, revision: revisionOf(stored) + 1 });
    return 'saved';
  });
}
