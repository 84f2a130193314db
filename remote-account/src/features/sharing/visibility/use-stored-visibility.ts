import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { StoredFields } from '@skora/domain';
import type { Loaded } from '@skora/kit';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';

export const visibilityPath = (uid: string) => `profiles/${uid}/settings/visibility`;

/** The stored choice of who sees what, live; null while nothing was chosen and the defaults hold. */
export function useStoredVisibility(): Loaded<StoredFields> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<StoredFields>(
    useCallback((next, failed) => documents.watch(visibilityPath(uid), next, failed), [documents, uid]),
  );
}
