import { TIERS, type Tier } from '@skora/shared/contract';

export type PaidTier = Exclude<Tier, 'tier0'>;

/** How often a plan renews. */
export type Interval = 'month' | 'year';

/** A plan in words. What it unlocks is the entitlements' business, what it costs the backend's. */
export interface Plan<T extends Tier = Tier> {
  tier: T;
  name: string;
  /** Who it is for. */
  bestFor: string;
  highlight?: boolean;
}

const WORDS: Readonly<Record<Tier, Omit<Plan, 'tier'>>> = {
  tier0: { name: 'Free', bestFor: 'Everybody. Most players never need more.' },
  tier1: { name: 'Amateur', bestFor: 'Players who send their CV to many people.' },
  tier2: { name: 'Semi-Pro', bestFor: 'Players with more clips to show.', highlight: true },
  tier3: { name: 'Pro', bestFor: 'Players who are going to trials.' },
  tier4: { name: 'Pro League', bestFor: 'Players who want to play in front of clubs.' },
};

function isPaid(tier: Tier): tier is PaidTier {
  return tier !== 'tier0';
}

export function findPlan<T extends Tier>(tier: T): Plan<T> {
  return { tier, ...WORDS[tier] };
}

/** All plans, the free one first. */
export const PLANS: readonly Plan[] = TIERS.map((tier) => findPlan(tier));

export const PAID_PLANS: readonly Plan<PaidTier>[] = TIERS.filter(isPaid).map((tier) => findPlan(tier));

/** Finds a paid plan by untrusted text, for instance out of the address. */
export function paidPlan(tier: string | null): Plan<PaidTier> | null {
  return PAID_PLANS.find((plan) => plan.tier === tier) ?? null;
}
