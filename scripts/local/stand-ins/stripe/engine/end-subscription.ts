import type { Subscription } from '../model/records';
import type { StripeState } from '../model/state';

/** Ends a subscription now; its open invoices become void. */
export function endSubscription(state: StripeState, subscription: Subscription): void {
  if (subscription.status === 'canceled') return;
  for (const invoice of state.all('invoices')) {
    const mine = invoice.parent.subscription_details.subscription === subscription.id;
    if (mine && invoice.status === 'open') {
      Object.assign(invoice, { status: 'void', next_payment_attempt: null });
    }
  }
  if (subscription.schedule !== null) releaseSchedule(state, subscription);
  const now = state.now();
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
  });
  state.emit('customer.subscription.deleted', subscription);
}

/** Takes a subscription out of its schedule; what is in force stays. */
export function releaseSchedule(state: StripeState, subscription: Subscription): void {
  const schedule =
    subscription.schedule === null ? undefined : state.find('schedules', subscription.schedule);
  if (schedule !== undefined) {
    Object.assign(schedule, {
      status: 'released',
      released_subscription: subscription.id,
      subscription: null,
      current_phase: null,
    });
  }
  subscription.schedule = null;
}
