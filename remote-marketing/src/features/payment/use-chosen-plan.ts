import { useLocation } from '@skora/shared/router';
import { useSyncExternalStore } from 'react';
import { paidPlan, type Interval, type PaidTier, type Plan } from '../plans/plans';

/** The plan named in the address; `unknown` while the server's markup, which knows no query, is taken over. */
export type ChosenPlan =
  | { status: 'unknown' }
  | { status: 'none' }
  | { status: 'chosen'; plan: Plan & { tier: PaidTier }; interval: Interval };

const subscribe = () => () => undefined;

/** Reads `?plan=tier2&interval=year`. Anything it does not know counts as no choice; an odd interval as `month`. */
export function useChosenPlan(): ChosenPlan {
  const { search } = useLocation();
  const hydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  if (hydrating) return { status: 'unknown' };
  const query = new URLSearchParams(search);
  const plan = paidPlan(query.get('plan'));
  if (!plan) return { status: 'none' };
  return { status: 'chosen', plan, interval: query.get('interval') === 'year' ? 'year' : 'month' };
}
