import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { mapLoaded, type Loaded } from '@skora/kit';
import { currentEntries, MAX_RECORD_ROWS, parseEntry, type StatEntry } from '@skora/domain';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { useWatched } from '../../../../lib/documents/use-watched';

/** Everything the player ever entered, also what was corrected since; newest measurement first. */
export function useEntryHistory(): Loaded<StatEntry[]> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<StatEntry[]>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          `profiles/${uid}/statEntries`,
          'measuredOn',
          MAX_RECORD_ROWS,
          (rows) => next(rows.map(parseEntry).filter((entry): entry is StatEntry => entry !== null)),
          failed,
        ),
      [documents, uid],
    ),
  );
}

/** The player's test results and ratings that count, newest measurement first. */
export function useStatEntries(): Loaded<StatEntry[]> {
  return mapLoaded(useEntryHistory(), currentEntries);
}
