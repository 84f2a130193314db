import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../documents/documents-context';
import { useWatched } from '../documents/use-watched';

/** Whether the account is an adult's, as the backend has it; no until that is known. The rules check the birthday. */
export function useAdult(): boolean {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const loaded = useWatched<boolean>(
    useCallback(
      (next, failed) =>
        documents.watch(`users/${uid}`, (fields) => next(fields?.privateByDefault === false), failed),
      [documents, uid],
    ),
  );
  return loaded.status === 'ready' && loaded.value;
}
