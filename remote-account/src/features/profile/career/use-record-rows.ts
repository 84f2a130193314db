import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { ListedDocument } from '@skora/domain';
import { useDocuments } from '../../../lib/documents/documents-context';
import type { Loaded } from '@skora/kit';
import { useWatched } from '../../../lib/documents/use-watched';
import type { RowKind } from './row-kind';

// The rules allow at most this many rows.
const MOST = 50;

/** The player's rows of a kind, newest first, live. */
export function useRecordRows({ collection, orderBy }: RowKind): Loaded<readonly ListedDocument[]> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<readonly ListedDocument[]>(
    useCallback(
      (next, failed) => documents.watchNewest(`profiles/${uid}/${collection}`, orderBy, MOST, next, failed),
      [documents, uid, collection, orderBy],
    ),
  );
}
