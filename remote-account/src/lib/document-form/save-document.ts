import { NotSaved, saveVersioned } from '@skora/kit';
import type { StoredFields } from '@skora/domain';
import type { PlayerDocuments } from '../documents/player-documents';
import type { DocumentCodec } from './document-codec';
import { type DocumentDraft, listConflicts, merged } from './document-draft';

/**
 * Stores the touched fields of a document over what is stored at this moment. Safe to repeat: what arrived before is
 * recognised. What the codec does not know, of an older or a newer release, stays as it is.
 * @param path an existing document, or one that has this path by nature
 * @param how `again`: also when nothing changed, because when it was saved counts
 * @throws NotSaved when the store holds something else in a touched field; `gone` when it `mustExist` and does not
 */
export function saveDocument(
  documents: PlayerDocuments,
  path: string,
  codec: DocumentCodec,
  draft: DocumentDraft,
  { mustExist = false, again = false }: { mustExist?: boolean; again?: boolean } = {},
): Promise<void> {
  const fields = (stored: StoredFields) => {
    if (stored === null && mustExist) throw new NotSaved('gone');
    const current = codec.toForm(stored);
    if (listConflicts(current, draft).length > 0) throw new NotSaved('conflict');
    const now = new Date();
    const before = codec.check(current, now).fields;
    const next = codec.check(merged(current, draft), now).fields;
    // Only a change is written: an older release may have stored the same in another way.
    if (stored !== null && JSON.stringify(before) === JSON.stringify(next)) return stored;
    const unknown = Object.entries(stored ?? {}).filter(([key]) => !(key in before));
    return { ...Object.fromEntries(unknown), ...next };
  };
  return saveVersioned(documents, { paths: [path], fields, base: 'any', again });
}
