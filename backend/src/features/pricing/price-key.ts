import { PAID_TIERS, type PaidTier } from '@skora/domain';
import { PRICES_AS_OF } from './price-book';

export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** What somebody buys. */
export interface Choice {
  plan: PaidTier;
  interval: Interval;
}

const KEY = /^skora_(tier[1-4])_(month|year)_(\d{4}-\d{2}-\d{2})$/;

/**
 * The lookup key of today's price at Stripe. It names the price list, so that subscriptions made under an older list
 * keep a price that says what it is for.
 *
 * @example priceKey({ plan: 'tier2', interval: 'year' }) // 'skora_tier2_year_2026-11-01'
 */
export function priceKey({ plan, interval }: Choice): string {
  return `skora_${plan}_${interval}_${PRICES_AS_OF}`;
}

/** What a price is for, `null` when it is none of ours: then it grants nothing. */
export function parsePriceKey(lookupKey: string | null): (Choice & { asOf: string }) | null {
  const [, tier, interval, asOf] = KEY.exec(lookupKey ?? '') ?? [];
  const plan = PAID_TIERS.find((paid) => paid === tier);
  const every = INTERVALS.find((known) => known === interval);
  return plan && every && asOf !== undefined ? { plan, interval: every, asOf } : null;
}
