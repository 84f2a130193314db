import { useCallback } from 'react';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { useWatched } from '../../../../lib/documents/use-watched';

const MAX_ROWS = 100;

interface SavedAcademies {
  /** Ids, latest first; null until they are known. */
  ids: readonly string[] | null;
  /** Asks for them again; null unless they could not be had. */
  retry: (() => void) | null;
  toggle: (id: string) => void;
}

/** The academies this player keeps an eye on; nobody else sees them. */
export function useSavedAcademies(): SavedAcademies {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const path = `profiles/${uid}/savedAcademies`;
  const saved = useWatched<readonly string[]>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          path,
          'updatedAt',
          MAX_ROWS,
          (found) => next(found.map(({ id }) => id)),
          failed,
        ),
      [documents, path],
    ),
  );
  const ids = saved.status === 'ready' ? saved.value : null;
  const toggle = useCallback(
    (id: string) => {
      const change = ids?.includes(id)
        ? documents.remove(`${path}/${id}`)
        : documents.write(`${path}/${id}`, {});
      change.catch((error: unknown) => {
        console.info('[skora] a saved academy could not be stored:', error);
        showToast('error', 'That could not be saved. Please try again.');
      });
    },
    [documents, ids, path],
  );
  return { ids, retry: saved.status === 'failed' ? saved.retry : null, toggle };
}
