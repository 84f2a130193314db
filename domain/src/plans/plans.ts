/**
 * Names of the plans by tier; tier0 is what everybody has. The banner's words, which are fixed, say "Amateur Path" and
 * "Pro League Path", so every paid plan is a path.
 */
export const PLAN_NAMES = {
  tier0: 'Free',
  tier1: 'Amateur Path',
  tier2: 'Semi-Pro Path',
  tier3: 'Pro Path',
  tier4: 'Pro League Path',
} as const;

/** Who a plan is for, in one sentence. */
export const PLAN_AUDIENCES: Readonly<Record<keyof typeof PLAN_NAMES, string>> = {
  tier0: 'Everybody. Most players never need more.',
  tier1: 'Players who send their CV to many people.',
  tier2: 'Players with more clips to show.',
  tier3: 'Players who are going to trials.',
  tier4: 'Players who want to play in front of clubs.',
};

/** The paid plan that pages set apart. */
export const HIGHLIGHTED_TIER = 'tier2';

/** The paid tiers, cheapest first. */
export const PAID_TIERS = ['tier1', 'tier2', 'tier3', 'tier4'] as const;

export type PaidTier = (typeof PAID_TIERS)[number];
