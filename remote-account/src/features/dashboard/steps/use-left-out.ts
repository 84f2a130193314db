import { useCallback, useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../../../lib/documents/documents-context';
import type { Loaded } from '../../../lib/documents/loaded';
import { useWatched } from '../../../lib/documents/use-watched';
import { withDeadline } from '../../../lib/documents/with-deadline';
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
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const choose = async (next: readonly OptionalStep[]) => {
    setStatus('saving');
    try {
      await withDeadline(documents.write(`profiles/${uid}/settings/steps`, { leftOut: [...next] }));
      setStatus('idle');
    } catch (error) {
      console.info('[skora] the steps were not changed:', error);
      setStatus('failed');
    }
  };
  return {
    status,
    leaveOut: (key: OptionalStep) => choose([...leftOut, key]),
    takeUp: (key: OptionalStep) => choose(leftOut.filter((one) => one !== key)),
  };
}
