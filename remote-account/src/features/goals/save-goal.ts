import { GOAL_BOUNDS, goalFields, revisionOf, type Goal } from '@skora/domain';
import type { PlayerDocuments } from '../documents/player-documents';
import { withDeadline } from '../documents/with-deadline';

/** What came of saving. */
export type GoalOutcome = 'saved' | 'changed-elsewhere' | 'full';

const PLACES = Array.from({ length: GOAL_BOUNDS.goals }, (_, index) => String(index + 1));

/** Stores a new goal at the first free place. */
export async function addGoal(
  documents: PlayerDocuments,
  uid: string,
  goal: Omit<Goal, 'id' | 'revision'>,
): Promise<GoalOutcome> {
  for (const place of PLACES) {
    const path = `profiles/${uid}/goals/${place}`;
    if (await withDeadline(documents.exists(path))) continue;
    await withDeadline(documents.write(path, goalFields({ ...goal, revision: 1 })));
    return 'saved';
  }
  return 'full';
}

/** Stores a changed goal, unless another tab was quicker. @param base revision the change started from */
export async function changeGoal(
  documents: PlayerDocuments,
  uid: string,
  { id, ...goal }: Goal,
  base: number,
): Promise<GoalOutcome> {
  const path = `profiles/${uid}/goals/${id}`;
  const stored = await withDeadline(documents.read(path));
  if (revisionOf(stored) !== base) return 'changed-elsewhere';
  await withDeadline(documents.write(path, goalFields({ ...goal, revision: base + 1 })));
  return 'saved';
}
