import type { Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { leaveSchedule } from './schedules';

/** Ends a subscription now; its open invoices become void. */
export function endSubscription(state: StripeState, subscription: Subscription): void {
  if (subscription.status === 'canceled') return;
  for (const invoice of state.all('invoices')) {
    const mine = invoice.parent.subscription_details.subscription === subscription.id;
    if (mine && invoice.status === 'open') {
      Object.assign(invoice, { status: 'void', next_payment_attempt: null });
    }
  }
  leaveSchedule(state, subscription);
  const now = state.now();
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
  });
  state.emit('customer.subscription.deleted', subscription);
}
