import { isUpTo, PHASE_NAMES, planNameWith, type PhaseId } from '@skora/domain';
import { ENTITLEMENTS, type Tier } from '@skora/shared/contract';

/** The phase whose plan saves a group of steps. Positions and goalkeeping are for every plan. */
function findPhase(group: string): PhaseId {
  return group in PHASE_NAMES ? (group as PhaseId) : 'foundation';
}

/** Whether a plan keeps progress in a group of steps; `firestore.rules` repeat it. Reading needs none. */
export function keepsProgress(tier: Tier, group: string): boolean {
  return isUpTo(findPhase(group), ENTITLEMENTS[tier].programPath);
}

/** Name of the smallest plan that keeps progress in a group of steps. @example planFor('senior') // 'Pro Path' */
export function planFor(group: string): string {
  return planNameWith(ENTITLEMENTS, ({ programPath }) => isUpTo(findPhase(group), programPath));
}
