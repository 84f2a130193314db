import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { ListedDocument } from '@skora/domain';
import { saveVersioned, type Loaded } from '@skora/kit';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';
import type { FormValues } from '../../../lib/document-form/form-values';
import type { PlayerDocuments } from '../../../lib/documents/player-documents';
import type { NewRowPlaces } from '../../../lib/documents/use-new-row-places';
import { countPlaces, type RowKind } from './row-kind';

// The rules allow at most this many rows.
const MAX_ROWS = 50;

/** The player's rows of a kind, newest first, live. */
export function useCareerRows({ collection, orderBy }: RowKind): Loaded<readonly ListedDocument[]> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<readonly ListedDocument[]>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(`profiles/${uid}/${collection}`, orderBy, MAX_ROWS, next, failed),
      [documents, uid, collection, orderBy],
    ),
  );
}

/** A new row of a player. */
interface NewRow {
  uid: string;
  kind: RowKind;
  form: FormValues;
  /** Places known to be taken; the store has the last word. */
  taken: readonly string[];
  rows: NewRowPlaces;
  /** The place it had before. */
  first?: string;
}

/** Stores a row in the place it had, or in the first free one. @throws NotSaved when every place is taken */
export function addRow(documents: PlayerDocuments, row: NewRow): Promise<void> {
  const { uid, kind, form, taken, rows, first } = row;
  const all = Array.from({ length: countPlaces(kind) }, (_, index) => String(index + 1));
  const places = first === undefined ? all : [first, ...all.filter((place) => place !== first)];
  const free = places.filter((place) => !taken.includes(place));
  return rows.store(form, free, (ids) =>
    saveVersioned(documents, {
      paths: ids.map((place) => `profiles/${uid}/${kind.collection}/${place}`),
      fields: kind.codec.check(form, new Date()).fields,
      base: 'new',
    }),
  );
}
