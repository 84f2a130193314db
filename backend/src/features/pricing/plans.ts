import { PAID_TIERS, PLAN_NAMES, type PaidTier } from '@skora/domain';
import { addedBy } from '@skora/shared/contract';

interface Plan {
  name: string;
  tagline: string;
  highlight: boolean;
}

export const PLANS: Readonly<Record<PaidTier, Plan>> = {
  tier1: {
    name: PLAN_NAMES.tier1,
    tagline: 'Your CV as a PDF, and more links to share it.',
    highlight: false,
  },
  tier2: { name: PLAN_NAMES.tier2, tagline: 'More clips, and more links to your CV.', highlight: true },
  tier3: { name: PLAN_NAMES.tier3, tagline: 'Your best clips in one reel.', highlight: false },
  tier4: { name: PLAN_NAMES.tier4, tagline: 'Take part in our showcases.', highlight: false },
};

/** Everything a plan improves over having none, as keys of the entitlements: lower plans first. */
export function listFeatures(tier: PaidTier): string[] {
  const upTo = PAID_TIERS.slice(0, PAID_TIERS.indexOf(tier) + 1);
  return [...new Set(upTo.flatMap(addedBy))];
}
