import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';

/** What `metadata.paused_for` says of a pause that is ours to end. */
export const SUSPENSION = 'suspension';

/** Periods that begin from now on are not charged, and not owed later; the subscription goes on as it is. */
export async function pausePayments(payments: StripeGateway, subscriptionId: string): Promise<void> {
  const pause = { pause_collection: { behavior: 'void' }, metadata: { paused_for: SUSPENSION } } as const;
  await payments.call((stripe) => stripe.subscriptions.update(subscriptionId, pause));
}

/** The next period is charged again. */
export async function resumePayments(payments: StripeGateway, subscriptionId: string): Promise<void> {
  const end = { pause_collection: '', metadata: { paused_for: '' } } as const;
  await payments.call((stripe) => stripe.subscriptions.update(subscriptionId, end));
}
