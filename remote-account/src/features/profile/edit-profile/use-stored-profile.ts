import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { StoredFields } from '@skora/domain';
import { useDocuments } from '../../../lib/documents/documents-context';
import type { Loaded } from '@skora/kit';
import { useWatched } from '../../../lib/documents/use-watched';

/** The profile as it is stored, live; null while there is none. */
export function useStoredProfile(): Loaded<StoredFields> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<StoredFields>(
    useCallback((next, failed) => documents.watch(`profiles/${uid}`, next, failed), [documents, uid]),
  );
}
