import type { FormValues } from '../../../lib/document-form/form-values';
import { insistOnce, type SaveOutcome } from '../../../lib/document-form/save-document';
import type { PlayerDocuments } from '../../../lib/documents/player-documents';
import { countPlaces, type RowKind } from './row-kind';

/** A new row of a player. */
export interface NewRow {
  uid: string;
  kind: RowKind;
  form: FormValues;
  /** Places known to be taken; the store has the last word. */
  taken: readonly string[];
}

/**
 * Stores a row in the first free place. Safe to repeat: a row that arrived before is recognised by its content.
 * @returns `full` when every place is taken
 */
export function saveNewRow(documents: PlayerDocuments, row: NewRow): Promise<SaveOutcome> {
  const { uid, kind, form, taken } = row;
  const { fields } = kind.codec.check(form, new Date());
  const content = JSON.stringify(fields);
  const ids = Array.from({ length: countPlaces(kind) }, (_, index) => String(index + 1));
  return insistOnce(async () => {
    for (const id of ids.filter((place) => !taken.includes(place))) {
      const path = `profiles/${uid}/${kind.collection}/${id}`;
      const stored = await documents.read(path);
      if (stored === null) {
        await documents.write(path, { ...fields, revision: 1 });
        return 'saved';
      }
      // Another tab took this place; perhaps with this very row, whose answer was lost.
      const same = JSON.stringify(kind.codec.check(kind.codec.toForm(stored), new Date()).fields);
      if (same === content) return 'saved';
    }
    return 'full';
  });
}
