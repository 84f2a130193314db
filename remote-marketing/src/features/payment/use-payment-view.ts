import { useHydrated } from '@skora/shared/remote';
import { useLocation } from '@skora/shared/router';
import { paidPlan } from '../../lib/plans/plans';
import type { Order } from './order/order';

/** What the address asks the page for; `unknown` while the server's markup, which knows no query, is taken over. */
export type PaymentView =
  | { kind: 'unknown' | 'none' | 'parent-thanks' | 'parent-cancelled' }
  | { kind: 'parent'; token: string }
  | { kind: 'review'; order: Order; cancelled: boolean }
  | { kind: 'watch'; order: Order };

function parseOrder(query: URLSearchParams): Order | null {
  const plan = paidPlan(query.get('plan'));
  return plan && { plan: plan.tier, interval: query.get('interval') === 'year' ? 'year' : 'month' };
}

/**
 * Reads the query: `plan` and `interval` to review, `checkout` and `payer` on the way back from Stripe, `parent` out
 * of a mail. Nothing in it is proof of anything. What it does not know counts as no choice.
 */
export function paymentView(search: string): PaymentView {
  const query = new URLSearchParams(search);
  const token = query.get('parent');
  if (token !== null && token !== '') return { kind: 'parent', token };
  const order = parseOrder(query);
  const checkout = query.get('checkout');
  if (query.get('payer') === 'parent') {
    if (checkout === 'success') return { kind: 'parent-thanks' };
    if (checkout === 'cancelled') return { kind: 'parent-cancelled' };
  }
  if (order === null) return { kind: 'none' };
  if (checkout === 'success') return { kind: 'watch', order };
  return { kind: 'review', order, cancelled: checkout === 'cancelled' };
}

export function usePaymentView(): PaymentView {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return hydrated ? paymentView(search) : { kind: 'unknown' };
}
