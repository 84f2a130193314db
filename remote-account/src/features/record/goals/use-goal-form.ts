import { useCallback } from 'react';
import { type Form, NotSaved, useForm, useDraft } from '@skora/kit';
import type { Goal } from '@skora/domain';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { useDocuments } from '../../../lib/documents/documents-context';
import {
  EMPTY_GOAL,
  readGoal,
  isOfAnother,
  makeGoal,
  goalProblems,
  parseGoalForm,
  type GoalForm,
} from './goal-form';
import { addGoal, changeGoal } from './save-goal';

const FULL = 'You can have 12 goals. Remove one that is done.';
const FAILED = 'We could not save it. What you typed is kept on this device. Try again in a moment.';

/** The key of what is typed about a goal on this device. @param id of the goal; `new` for a new one */
export function goalDraftKey(uid: string, id: string): string {
  return `${STATS_KEY_PREFIX}goal_${uid}_${id}`;
}

interface GoalFormState extends Form<GoalForm, keyof GoalForm> {
  /** Goes on with what is typed although the goal was changed since. Nothing is overwritten before it is saved. */
  keepMine: () => void;
}

/** A goal as a form. @param goal the one that is changed, as it is stored now; null for a new one */
export function useGoalForm(goal: Goal | null, today: string, saved: () => void): GoalFormState {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const parse = useCallback(
    (value: unknown) => {
      const typed = parseGoalForm(value);
      return typed && goal && isOfAnother(typed, goal) ? null : typed;
    },
    [goal],
  );
  const form = useForm<GoalForm>({
    initial: goal ? readGoal(goal) : EMPTY_GOAL,
    draft: useDraft(goalDraftKey(uid, goal?.id ?? 'new'), parse),
    fieldId: (name) => `goal-${name}`,
    check: (form) => goalProblems(form, today),
    whileTyping: 'keep',
    explain: (error) => (error instanceof NotSaved && error.reason === 'full' ? FULL : FAILED),
    send: async (form, { forget }) => {
      const typed = makeGoal(form);
      if (goal) await changeGoal(documents, uid, { ...goal, ...typed }, form);
      else await addGoal(documents, uid, { ...typed, doneAt: null });
      forget();
      showToast('success', 'Goal saved.');
      saved();
    },
  });
  return {
    ...form,
    keepMine: () => {
      const { base, began } = goal ? readGoal(goal) : EMPTY_GOAL;
      form.change({ base, began });
      form.clear();
    },
  };
}
