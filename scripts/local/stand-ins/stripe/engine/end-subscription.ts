import type { Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { change } from '../model/wire';
import { leaveSchedule } from './schedules';

/** Ends a subscription now; its open invoices become void. */
export function endSubscription(state: StripeState, subscription: Subscription): void {
  if (subscription.status === 'canceled') return;
  for (const invoice of state.all('invoices')) {
    const mine = invoice.parent.subscription_details.subscription === subscription.id;
    if (mine && invoice.status === 'open') {
      const transitions = { ...invoice.status_transitions, voided_at: state.now() };
      change(invoice, { status: 'void', next_payment_attempt: null, status_transitions: transitions });
    }
  }
  leaveSchedule(state, subscription);
  const now = state.now();
  change(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
  });
  state.emit('customer.subscription.deleted', subscription);
}
