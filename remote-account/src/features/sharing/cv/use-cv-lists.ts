import {
  parseCareer,
  parseClip,
  parseConfirmation,
  parseEducation,
  parseHonour,
  parseReference,
  parseVisibility,
  type CvSource,
  type ListedDocument,
  type Visibility,
} from '@skora/domain';
import { useRequiredUser } from '@skora/shared/session';
import { useCallback } from 'react';
import { allLoaded, type Loaded } from '@skora/kit';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';

/** The rules allow at most this many rows. */
const MAX_ROWS = 30;
const MAX_CONFIRMATIONS = 200;

export type CvLists = Pick<
  CvSource,
  'career' | 'education' | 'honours' | 'references' | 'clips' | 'confirmations'
> & {
  /** The player's choice, read by the age. */
  visibilityFor: (isAdult: boolean, registeredAsMinor: boolean) => Visibility;
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

function useVisibility(): Loaded<CvLists['visibilityFor']> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<CvLists['visibilityFor']>(
    useCallback(
      (next, failed) =>
        documents.watch(
          `profiles/${uid}/settings/visibility`,
          (fields) => next((...age) => parseVisibility(fields, ...age)),
          failed,
        ),
      [documents, uid],
    ),
  );
}

export function useCvLists(): Loaded<CvLists> {
  return allLoaded({
    career: useList('career', 'from', parseCareer),
    education: useList('education', 'from', parseEducation),
    honours: useList('honours', 'year', parseHonour),
    references: useList('references', 'updatedAt', parseReference),
    clips: useList('clips', 'updatedAt', parseClip),
    confirmations: useList('confirmations', 'decidedAt', parseConfirmation, MAX_CONFIRMATIONS),
    visibilityFor: useVisibility(),
  });
}
