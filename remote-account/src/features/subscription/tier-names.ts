import type { Tier } from '@skora/shared/contract';

/** What a plan is called and what it means for the player. */
export interface TierMeaning {
  name: string;
  meaning: string;
}

/** The plans in words. */
export const TIER_MEANINGS: Readonly<Record<Tier, TierMeaning>> = {
  tier0: {
    name: 'No plan',
    meaning: 'You keep your profile, your CV, your stats and your weeks. Nothing is charged.',
  },
  tier1: { name: 'Amateur Path', meaning: 'The first paid plan, for players who train and play regularly.' },
  tier2: { name: 'Semi-Pro Path', meaning: 'The plan before Pro, for players on the edge of paid football.' },
  tier3: {
    name: 'Pro Path',
    meaning: 'For players preparing for professional football. Pro League is the step above.',
  },
  tier4: { name: 'Pro League Path', meaning: 'The highest plan. It includes the showcase schedule.' },
};
