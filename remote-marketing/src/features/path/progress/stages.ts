import { cheapestTierWith, ENTITLEMENTS, type Entitlements, type Tier } from '@skora/shared/contract';
import { findPlan } from '../../../lib/plans/plans';

type Stage = Entitlements['programPath'];

const STAGES: readonly Stage[] = ['foundation', 'amateur', 'semi-pro', 'pro'];

/** The stage of a plan that each phase belongs to; `firestore.rules` repeat it. */
const PHASE_STAGES: Readonly<Record<string, Stage>> = {
  foundation: 'foundation',
  'youth-development': 'amateur',
  'professional-development': 'semi-pro',
  senior: 'pro',
};

const has = (plan: Pick<Entitlements, 'programPath'>, stage: Stage) =>
  STAGES.indexOf(plan.programPath) >= STAGES.indexOf(stage);

/** The stage of a group of steps. Positions and goalkeeping are for every plan. */
function findStage(group: string): Stage {
  return PHASE_STAGES[group] ?? 'foundation';
}

/** Whether a plan keeps progress in a group of steps. Reading needs none. */
export function keepsProgress(tier: Tier, group: string): boolean {
  return has(ENTITLEMENTS[tier], findStage(group));
}

/** Name of the smallest plan that keeps progress in a group of steps. @example planFor('senior') // 'Pro' */
export function planFor(group: string): string {
  const tier = cheapestTierWith((plan) => has(plan, findStage(group))) ?? 'tier0';
  return findPlan(tier).name;
}
