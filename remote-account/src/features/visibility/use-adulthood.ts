import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../documents/documents-context';
import type { Loaded } from '../documents/loaded';
import { useWatched } from '../documents/use-watched';

/** Whether the account is an adult's, as the backend has it. The rules check the birthday. */
export function useAdulthood(): Loaded<boolean> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<boolean>(
    useCallback(
      (next, failed) =>
        documents.watch(`users/${uid}`, (fields) => next(fields?.privateByDefault === false), failed),
      [documents, uid],
    ),
  );
}
