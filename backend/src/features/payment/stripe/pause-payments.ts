import type { PauseReason } from '../domain/subscription';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';

/**
 * What becomes of periods that begin during a pause. Nobody can use an account that is closed, so nothing is owed for it.
 * One that is about to be deleted is in use until then: who stays after all owes the period, or planning a deletion for
 * each renewal would be a plan for nothing.
 */
const BEHAVIOR = { suspension: 'void', deletion: 'keep_as_draft' } as const;

/** Reads what `metadata.paused_for` says of a pause that is ours to end. @returns `null` for none of ours */
export function parsePauseReason(text: string | undefined): PauseReason | null {
  return text === 'suspension' || text === 'deletion' ? text : null;
}

/** Periods that begin from now on are not charged; the subscription goes on as it is. */
export async function pausePayments(
  payments: StripeGateway,
  subscriptionId: string,
  reason: PauseReason,
): Promise<void> {
  const pause = { pause_collection: { behavior: BEHAVIOR[reason] }, metadata: { paused_for: reason } };
  await payments.call((stripe) => stripe.subscriptions.update(subscriptionId, pause));
}

/** Lets Stripe collect the periods that were kept during a pause. */
async function collectKept(payments: StripeGateway, subscriptionId: string): Promise<void> {
  const { data } = await payments.call((stripe) =>
    stripe.invoices.list({ subscription: subscriptionId, status: 'draft', limit: 100 }),
  );
  for (const { id, auto_advance: advances, billing_reason: reason } of data) {
    // Stripe goes on by itself with one that was made in the last hour.
    if (advances === true || reason !== 'subscription_cycle') continue;
    await payments.call((stripe) => stripe.invoices.finalizeInvoice(id, { auto_advance: true }));
  }
}

/**
 * The next period is charged again, and so is what was kept. Our mark goes last: what is cut off before is known by it, and
 * safe to repeat.
 */
export async function resumePayments(payments: StripeGateway, subscriptionId: string): Promise<void> {
  // First, because Stripe collects nothing during a pause.
  await payments.call((stripe) => stripe.subscriptions.update(subscriptionId, { pause_collection: '' }));
  await collectKept(payments, subscriptionId);
  const unmark = { metadata: { paused_for: '' } };
  await payments.call((stripe) => stripe.subscriptions.update(subscriptionId, unmark));
}
