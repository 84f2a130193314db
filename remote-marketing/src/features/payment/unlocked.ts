import { PLANS, type PaidTier } from '../plans/plans';

/** Everything a plan contains: its own additions first, then those of the plans below it. */
export function unlockedBy(tier: PaidTier): { name: string; features: readonly string[] }[] {
  const end = PLANS.findIndex((plan) => plan.tier === tier) + 1;
  return PLANS.slice(0, end)
    .reverse()
    .map(({ name, adds }) => ({ name, features: adds }));
}
