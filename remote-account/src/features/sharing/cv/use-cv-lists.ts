import {
  parseCareer,
  parseClip,
  parseConfirmation,
  parseEducation,
  parseHonour,
  parseReference,
  type CvSource,
  type ListedDocument,
  type StoredFields,
} from '@skora/domain';
import { useRequiredUser } from '@skora/shared/session';
import { useCallback } from 'react';
import { allLoaded, type Loaded } from '@skora/kit';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';
import { useStoredVisibility } from '../visibility/use-stored-visibility';

/** The rules allow at most this many rows. */
const MAX_ROWS = 50;
const MAX_CLIPS = 30;
const MAX_CONFIRMATIONS = 200;

export type CvLists = Pick<
  CvSource,
  'career' | 'education' | 'honours' | 'references' | 'clips' | 'confirmations'
> & {
  /** The player's choice of who sees what, as it is stored. */
  choice: StoredFields;
};

function useList<Row>(
  name: string,
  by: string,
  parse: (row: ListedDocument) => Row | null,
  most = MAX_ROWS,
): Loaded<Row[]> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<Row[]>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          `profiles/${uid}/${name}`,
          by,
          most,
          (rows) => next(rows.map(parse).filter((row) => row !== null)),
          failed,
        ),
      [documents, uid, name, by, parse, most],
    ),
  );
}

export function useCvLists(): Loaded<CvLists> {
  return allLoaded({
    career: useList('career', 'from', parseCareer),
    education: useList('education', 'from', parseEducation),
    honours: useList('honours', 'year', parseHonour),
    references: useList('references', 'updatedAt', parseReference),
    clips: useList('clips', 'updatedAt', parseClip, MAX_CLIPS),
    confirmations: useList('confirmations', 'decidedAt', parseConfirmation, MAX_CONFIRMATIONS),
    choice: useStoredVisibility(),
  });
}
