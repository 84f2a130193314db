import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../documents/documents-context';
import type { Loaded } from '../documents/loaded';
import { useWatched } from '../documents/use-watched';
import { parseEntry, type StatEntry } from './stat-entry';

const NEWEST = 200;

/** The player's test results and ratings, newest measurement first. */
export function useStatEntries(): Loaded<StatEntry[]> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<StatEntry[]>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          `profiles/${uid}/statEntries`,
          'measuredOn',
          NEWEST,
          (rows) => next(rows.map(parseEntry).filter((entry): entry is StatEntry => entry !== null)),
          failed,
        ),
      [documents, uid],
    ),
  );
}
