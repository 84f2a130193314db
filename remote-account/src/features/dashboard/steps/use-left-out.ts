import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { useAction, type Loaded } from '@skora/kit';
import { withDeadline } from '@skora/shared/utils';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';
import { STORE_DEADLINE_MS } from '../../../lib/documents/player-documents';
import { OPTIONAL_STEPS, type OptionalStep } from './profile-step';

export function useLeftOut(): Loaded<readonly OptionalStep[]> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<readonly OptionalStep[]>(
    useCallback(
      (next, failed) =>
        documents.watch(
          `profiles/${uid}/settings/steps`,
          (fields) => {
            const stored = Array.isArray(fields?.leftOut) ? (fields.leftOut as unknown[]) : [];
            next(OPTIONAL_STEPS.filter((key) => stored.includes(key)));
          },
          failed,
        ),
      [documents, uid],
    ),
  );
}

export function useLeaveOut(leftOut: readonly OptionalStep[]) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const { busy, error, run } = useAction();
  const choose = (next: readonly OptionalStep[]) =>
    run(() => {
      const stored = documents.write(`profiles/${uid}/settings/steps`, { leftOut: [...next] });
      return withDeadline(stored, STORE_DEADLINE_MS);
    });
  return {
    busy,
    error,
    leaveOut: (key: OptionalStep) => choose([...leftOut, key]),
    takeUp: (key: OptionalStep) => choose(leftOut.filter((one) => one !== key)),
  };
}
