/** The paid plans in their order; tier0 is what everybody has. */
export const PAID_TIERS = ['tier1', 'tier2', 'tier3', 'tier4'] as const;

export type PaidTier = (typeof PAID_TIERS)[number];

interface Plan {
  name: string;
  tagline: string;
  /** What this plan adds to the one below it. */
  adds: readonly string[];
  highlight: boolean;
}

export const PLANS: Readonly<Record<PaidTier, Plan>> = {
  tier1: {
    name: 'Amateur',
    tagline: 'See what you do, week by week.',
    adds: ['weekly-trends', 'development-goals'],
    highlight: false,
  },
  tier2: {
    name: 'Semi-Pro',
    tagline: 'Show it to the people who decide.',
    adds: ['video-reel', 'academy-compare'],
    highlight: true,
  },
  tier3: {
    name: 'Pro',
    tagline: 'Plan the next step, trial by trial.',
    adds: ['trial-planner', 'cv-view-counts'],
    highlight: false,
  },
  tier4: {
    name: 'Pro League',
    tagline: 'Play where scouts are watching.',
    adds: ['showcase-schedule', 'showcase-registration'],
    highlight: false,
  },
};

/** Everything a tier unlocks: its own features and those of every plan below it. */
export function featuresOf(tier: PaidTier): string[] {
  return PAID_TIERS.slice(0, PAID_TIERS.indexOf(tier) + 1).flatMap((lower) => PLANS[lower].adds);
}
