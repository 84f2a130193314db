import { useState } from 'react';
import type { Goal } from '@skora/domain';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../../../lib/documents/documents-context';
import { withDeadline } from '../../../lib/documents/with-deadline';
import { changeGoal } from './save-goal';

export function useGoalActions(goal: Goal) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const run = async (work: () => Promise<unknown>, done: string) => {
    if (status === 'busy') return;
    setStatus('busy');
    try {
      await work();
      setStatus('idle');
      showToast('success', done);
    } catch (error) {
      console.info('[skora] a goal was not changed:', error);
      setStatus('failed');
    }
  };
  return {
    status,
    /** @param doneAt ISO day, or null to open it again */
    finish: (doneAt: string | null) =>
      run(
        () => changeGoal(documents, uid, { ...goal, doneAt }, goal.revision),
        doneAt === null ? 'Open again.' : 'Well done.',
      ),
    remove: () =>
      run(() => withDeadline(documents.remove(`profiles/${uid}/goals/${goal.id}`)), 'Goal removed.'),
  };
}
