/** Names of the plans by tier; tier0 is what everybody has. */
export const PLAN_NAMES = {
  tier0: 'Free',
  tier1: 'Amateur',
  tier2: 'Semi-Pro',
  tier3: 'Pro',
  tier4: 'Pro League',
} as const;

/** The paid tiers, cheapest first. */
export const PAID_TIERS = ['tier1', 'tier2', 'tier3', 'tier4'] as const;

export type PaidTier = (typeof PAID_TIERS)[number];
