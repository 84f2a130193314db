import { useState } from 'react';
import type { Goal } from '@skora/domain';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { useDocuments } from '../documents/documents-context';
import { useDraft } from '../drafts/use-draft';
import {
  checkGoal,
  EMPTY_GOAL,
  formOfGoal,
  parseGoalForm,
  type GoalForm,
  type GoalProblem,
} from './goal-form';
import { addGoal, changeGoal, type GoalOutcome } from './save-goal';

const FAILURES: Readonly<Record<Exclude<GoalOutcome, 'saved'> | 'failed', string>> = {
  full: 'There is room for 12 goals. Remove one that is done.',
  'changed-elsewhere':
    'Another tab or device changed this goal meanwhile. Go back to see it; what you typed here is kept.',
  failed: 'The server did not take it. What you typed is kept on this device; try again in a moment.',
};

/** A goal as a form: draft, checks and saving. @param goal the one that is changed; null for a new one */
export function useGoalForm(goal: Goal | null, today: string, saved: () => void) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [draft, setDraft] = useDraft(`${STATS_KEY_PREFIX}goal_${uid}_${goal?.id ?? 'new'}`, parseGoalForm);
  const [problems, setProblems] = useState<GoalProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = draft ?? (goal ? formOfGoal(goal) : EMPTY_GOAL);

  const store = (checked: ReturnType<typeof checkGoal>['goal']): Promise<GoalOutcome> =>
    goal
      ? changeGoal(documents, uid, { ...goal, ...checked }, Number(form.base))
      : addGoal(documents, uid, { ...checked, doneAt: null });

  const save = async () => {
    if (busy) return;
    const checked = checkGoal(form, today);
    setProblems(checked.problems);
    setAttempt(attempt + 1);
    setFailure('');
    if (checked.problems.length > 0) return;
    setBusy(true);
    const outcome = await store(checked.goal).catch((error: unknown) => {
      console.info('[skora] a goal was not stored:', error);
      return 'failed' as const;
    });
    setBusy(false);
    if (outcome !== 'saved') {
      setFailure(FAILURES[outcome]);
      return;
    }
    setDraft(null);
    showToast('success', 'Goal saved.');
    saved();
  };

  return {
    form,
    change: (part: Partial<GoalForm>) => setDraft({ ...form, ...part }),
    /** Forgets what was typed. */
    discard: () => setDraft(null),
    save,
    problems,
    attempt,
    busy,
    failure,
  };
}
