import { useCallback } from 'react';
import { parseConfirmation, type Confirmation } from '@skora/domain';
import { useRequiredUser } from '@skora/shared/session';
import type { Loaded } from '@skora/kit';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';

const NEWEST = 200;

/** What coaches decided about the player's numbers, newest first; live. */
export function useConfirmations(): Loaded<Confirmation[]> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<Confirmation[]>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          `profiles/${uid}/confirmations`,
          'decidedAt',
          NEWEST,
          (rows) => next(rows.map(parseConfirmation).filter((one) => one !== null)),
          failed,
        ),
      [documents, uid],
    ),
  );
}
