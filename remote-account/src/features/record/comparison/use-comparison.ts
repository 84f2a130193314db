import { comparisonPath, parseComparison, type Comparison } from '@skora/domain';
import { useRequiredUser } from '@skora/shared/session';
import { useCallback } from 'react';
import type { Loaded } from '@skora/kit';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';

/** The signed-in player's choice to be compared, live; null for none. */
export function useComparison(): Loaded<Comparison | null> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<Comparison | null>(
    useCallback(
      (next, failed) =>
        documents.watch(comparisonPath(uid), (fields) => next(parseComparison(fields)), failed),
      [documents, uid],
    ),
  );
}
