import { HIGHLIGHTED_TIER, PAID_TIERS, PLAN_AUDIENCES, PLAN_NAMES, type PaidTier } from '@skora/domain';
import { TIERS, type Tier } from '@skora/shared/contract';

export type { PaidTier };

/** How often a plan renews. */
export type Interval = 'month' | 'year';

/** A plan in words. What it unlocks is the entitlements' business, what it costs the backend's. */
export interface Plan<T extends Tier = Tier> {
  tier: T;
  name: string;
  /** Who it is for. */
  bestFor: string;
  highlight: boolean;
}

export function findPlan<T extends Tier>(tier: T): Plan<T> {
  return {
    tier,
    name: PLAN_NAMES[tier],
    bestFor: PLAN_AUDIENCES[tier],
    highlight: tier === HIGHLIGHTED_TIER,
  };
}

/** All plans, the free one first. */
export const PLANS: readonly Plan[] = TIERS.map((tier) => findPlan(tier));

export const PAID_PLANS: readonly Plan<PaidTier>[] = PAID_TIERS.map((tier) => findPlan(tier));

/** Finds a paid plan by untrusted text, for instance out of the address. */
export function paidPlan(tier: string | null): Plan<PaidTier> | null {
  return PAID_PLANS.find((plan) => plan.tier === tier) ?? null;
}
