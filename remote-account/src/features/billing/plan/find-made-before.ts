import { Refusal } from '@skora/shared/api';
import { type PlanState, readSubscription } from '../billing-api';

/** Refusals that a change gets when it was made before. */
const SETTLED = new Set(['no-subscription', 'same-plan']);

/** Whether no plan is paid any more. */
export const isOver = ({ subscription }: PlanState) => subscription === null;

/**
 * The plan as it is now, when a change is refused because it was made before, by a request whose answer was lost.
 *
 * @throws unknown the refusal, when that is not so, or not known yet
 */
export async function findMadeBefore(
  refusal: unknown,
  isMade: (now: PlanState) => boolean,
): Promise<PlanState> {
  if (!(refusal instanceof Refusal) || !SETTLED.has(refusal.type)) throw refusal;
  const now = await readSubscription().catch(() => null);
  if (now === null || !isMade(now)) throw refusal;
  return now;
}
