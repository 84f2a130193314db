import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { Loaded } from '@skora/kit';
import { parseProfile, type PlayerProfile } from '@skora/domain';
import { useDocuments } from '../documents/documents-context';
import { useWatched } from '../documents/use-watched';

export function useProfile(): Loaded<PlayerProfile> {
  const { uid, displayName } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<PlayerProfile>(
    useCallback(
      (next, failed) =>
        documents.watch(`profiles/${uid}`, (fields) => next(parseProfile(fields, displayName ?? '')), failed),
      [documents, uid, displayName],
    ),
  );
}
