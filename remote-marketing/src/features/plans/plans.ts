import type { Tier } from '@skora/shared/contract';

/** Tiers one can buy. */
export type PaidTier = Exclude<Tier, 'tier0'>;

/** How often a plan renews. */
export type Interval = 'month' | 'year';

/** A plan as the page tells it; prices come from the backend. */
export interface Plan {
  tier: Tier;
  name: string;
  /** Who it is for. */
  bestFor: string;
  /** What it adds to the plan before it. */
  adds: readonly string[];
  highlight?: boolean;
}

/** The free row first, then the paid plans in their order. */
export const PLANS: readonly [Plan, ...(Plan & { tier: PaidTier })[]] = [
  {
    tier: 'tier0',
    name: 'Free',
    bestFor: 'Everybody. Most players never need more.',
    adds: [
      'Your CV and one share link',
      'Weekly stats, last 8 weeks',
      'Academies directory',
      'Coach confirmation of your values',
      'Privacy settings, export and deletion',
    ],
  },
  {
    tier: 'tier1',
    name: 'Amateur',
    bestFor: 'Players who keep records all season.',
    adds: ['Weekly stats without an end', 'CV as a one-page PDF', '6 clips', 'The Amateur Path'],
  },
  {
    tier: 'tier2',
    name: 'Semi-Pro',
    bestFor: 'Players who compare themselves to move up.',
    adds: ['Comparison with players of your age and position', '15 clips', 'The Semi-Pro Path'],
    highlight: true,
  },
  {
    tier: 'tier3',
    name: 'Pro',
    bestFor: 'Players who are going to trials.',
    adds: ['Reel builder', 'Academies side by side', 'Alerts for open trials', 'The Pro Path'],
  },
  {
    tier: 'tier4',
    name: 'Pro League',
    bestFor: 'Players who want to play in front of clubs.',
    adds: [
      'Showcase schedule and registration',
      'Full-match links on your CV',
      'A coach reviews your development plan',
    ],
  },
];

/** The plans one can buy. */
export const PAID_PLANS = PLANS.filter((plan): plan is Plan & { tier: PaidTier } => plan.tier !== 'tier0');

/** Finds a paid plan by untrusted text, for instance out of the address. */
export function paidPlan(tier: string | null): (Plan & { tier: PaidTier }) | null {
  return PAID_PLANS.find((plan) => plan.tier === tier) ?? null;
}
