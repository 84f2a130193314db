import { addedBy } from '@skora/shared/contract';

/** The paid plans in their order; tier0 is what everybody has. */
export const PAID_TIERS = ['tier1', 'tier2', 'tier3', 'tier4'] as const;

export type PaidTier = (typeof PAID_TIERS)[number];

interface Plan {
  name: string;
  tagline: string;
  highlight: boolean;
}

export const PLANS: Readonly<Record<PaidTier, Plan>> = {
  tier1: { name: 'Amateur', tagline: 'See what you do, week by week.', highlight: false },
  tier2: { name: 'Semi-Pro', tagline: 'Show it to the people who decide.', highlight: true },
  tier3: { name: 'Pro', tagline: 'Plan the next step, trial by trial.', highlight: false },
  tier4: { name: 'Pro League', tagline: 'Play where scouts are watching.', highlight: false },
};

/** Everything a plan improves over having none, as keys of the entitlements: lower plans first. */
export function listFeatures(tier: PaidTier): string[] {
  const upTo = PAID_TIERS.slice(0, PAID_TIERS.indexOf(tier) + 1);
  return [...new Set(upTo.flatMap(addedBy))];
}
