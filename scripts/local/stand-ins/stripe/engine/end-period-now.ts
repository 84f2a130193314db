import { missing } from '../protocol/fault';
import type { Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { renew } from './renew';
import { endPhaseAt } from './schedules';

/**
 * Lets the paid period of one customer end now, so that the subscription ends or renews.
 *
 * @throws StripeFault 404 when nobody with this address has a subscription
 */
export function endPeriodNow(state: StripeState, email: string): Subscription {
  const customers = state.all('customers').filter((customer) => customer.email === email);
  const subscription = state
    .all('subscriptions')
    .find(({ customer, status }) => status !== 'canceled' && customers.some(({ id }) => id === customer));
  const item = subscription?.items.data[0];
  if (subscription === undefined || item === undefined) throw missing('subscription', email);
  item.current_period_end = state.now();
  endPhaseAt(state, subscription, item.current_period_end);
  renew(state, subscription);
  return subscription;
}
