import { useCallback } from 'react';
import { announce } from '@skora/shared/events';
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
  const choose = (next: readonly OptionalStep[], done: string) =>
    run(async () => {
      const stored = documents.write(`profiles/${uid}/settings/steps`, { leftOut: [...next] });
      await withDeadline(stored, STORE_DEADLINE_MS);
      announce(done);
    });
  return {
    busy,
    error,
    leaveOut: (key: OptionalStep) =>
      choose([...leftOut, key], 'Skipped. You can add it back in your checklist.'),
    takeUp: (key: OptionalStep) =>
      choose(
        leftOut.filter((one) => one !== key),
        'Added back to your checklist.',
      ),
  };
}
