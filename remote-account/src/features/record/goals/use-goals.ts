import { useCallback } from 'react';
import { parseGoal, type Goal } from '@skora/domain';
import { useRequiredUser } from '@skora/shared/session';
import type { Loaded } from '@skora/kit';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';

const MAX_ROWS = 50;

export function useGoals(): Loaded<Goal[]> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<Goal[]>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          `profiles/${uid}/goals`,
          'dueOn',
          MAX_ROWS,
          (rows) => next(rows.map(parseGoal).filter((goal) => goal !== null)),
          failed,
        ),
      [documents, uid],
    ),
  );
}
