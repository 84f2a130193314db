import { type Form, NotSaved, type NotSavedReason, useForm, useDraft } from '@skora/kit';
import type { Goal } from '@skora/domain';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { useDocuments } from '../../../lib/documents/documents-context';
import { EMPTY_GOAL, readGoal, makeGoal, goalProblems, parseGoalForm, type GoalForm } from './goal-form';
import { addGoal, changeGoal } from './save-goal';

const CHANGED =
  'This goal was changed in another tab or on another device. Go back to see the change. What you typed here is kept.';
const FAILURES: Readonly<Record<NotSavedReason, string>> = {
  full: 'You can have 12 goals. Remove one that is done.',
  conflict: CHANGED,
  gone: CHANGED,
};
const FAILED = 'We could not save it. What you typed is kept on this device. Try again in a moment.';

/** A goal as a form. @param goal the one that is changed; null for a new one */
export function useGoalForm(
  goal: Goal | null,
  today: string,
  saved: () => void,
): Form<GoalForm, keyof GoalForm> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useForm<GoalForm>({
    initial: goal ? readGoal(goal) : EMPTY_GOAL,
    draft: useDraft(`${STATS_KEY_PREFIX}goal_${uid}_${goal?.id ?? 'new'}`, parseGoalForm),
    fieldId: (name) => `goal-${name}`,
    check: (form) => goalProblems(form, today),
    whileTyping: 'keep',
    explain: (error) => (error instanceof NotSaved ? FAILURES[error.reason] : FAILED),
    send: async (form, { forget }) => {
      const typed = makeGoal(form);
      if (goal) await changeGoal(documents, uid, { ...goal, ...typed }, Number(form.base));
      else await addGoal(documents, uid, { ...typed, doneAt: null });
      forget();
      showToast('success', 'Goal saved.');
      saved();
    },
  });
}
