import { useCallback } from 'react';
import { parseClip } from '@skora/domain';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../../lib/documents/documents-context';
import type { Loaded } from '@skora/kit';
import { useWatched } from '../../lib/documents/use-watched';

const MOST = 30;

export function usePublicClips(): Loaded<number> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<number>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          `profiles/${uid}/clips`,
          'updatedAt',
          MOST,
          (rows) => next(rows.filter((row) => parseClip(row)?.visibility === 'public').length),
          failed,
        ),
      [documents, uid],
    ),
  );
}
