import { PAID_TIERS, type PaidTier } from '@skora/domain';

export interface Choice {
  plan: PaidTier;
  interval: 'month' | 'year';
}

/** The change an address asks for: `?plan=tier3&interval=year`. @returns null when it asks for none */
export function choiceIn(search: string): Choice | null {
  const query = new URLSearchParams(search);
  const plan = PAID_TIERS.find((tier) => tier === query.get('plan'));
  return plan ? { plan, interval: query.get('interval') === 'year' ? 'year' : 'month' } : null;
}
