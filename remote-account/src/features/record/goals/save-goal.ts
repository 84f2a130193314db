import { saveVersioned } from '@skora/kit';
import { GOAL_BOUNDS, goalFields, type Goal } from '@skora/domain';
import type { PlayerDocuments } from '../../../lib/documents/player-documents';

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

/** Stores a changed goal. @param base revision the change started from @throws NotSaved when another tab was quicker */
export function changeGoal(
  documents: PlayerDocuments,
  uid: string,
  { id, ...goal }: Goal,
  base: number,
): Promise<void> {
  const paths = [`profiles/${uid}/goals/${id}`];
  return saveVersioned(documents, { paths, fields: goalFields(goal), base });
}
