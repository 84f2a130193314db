import { NotSaved, saveVersioned } from '@skora/kit';
import { GOAL_BOUNDS, goalFields, parseGoal, type Goal } from '@skora/domain';
import type { PlayerDocuments } from '../../../lib/documents/player-documents';
import { type GoalForm, isOfAnother } from './goal-form';

const PLACES = Array.from({ length: GOAL_BOUNDS.goals }, (_, index) => String(index + 1));

/** Stores a new goal at the first free place. @throws NotSaved when there is none */
export function addGoal(
  documents: PlayerDocuments,
  uid: string,
  goal: Omit<Goal, 'id' | 'revision'>,
): Promise<void> {
  const paths = PLACES.map((place) => `profiles/${uid}/goals/${place}`);
  return saveVersioned(documents, { paths, fields: goalFields({ ...goal, revision: 1 }), base: 'new' });
}

/** Stores a changed goal. @param from what the change started from @throws NotSaved when another tab was quicker */
export function changeGoal(
  documents: PlayerDocuments,
  uid: string,
  { id, ...goal }: Goal,
  from: Pick<GoalForm, 'base' | 'began'>,
): Promise<void> {
  return saveVersioned(documents, {
    paths: [`profiles/${uid}/goals/${id}`],
    fields: (fields) => {
      const stored = fields && parseGoal({ id, fields });
      if (stored && isOfAnother(from, stored)) throw new NotSaved('conflict');
      return goalFields(goal);
    },
    base: Number(from.base),
  });
}
