import type Stripe from 'stripe';
import { ifMissing } from '../../../lib/stripe/if-missing';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { toId } from '../stripe/stripe-id';
import { endNow } from './cancel-and-refund';
import { paysForCurrentPeriod } from './current-period';

/** The invoice a payment was made for, if any. */
async function invoicePaidBy(payments: StripeGateway, intent: string): Promise<Stripe.Invoice | null> {
  const { data } = await payments.call((stripe) =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      expand: ['data.invoice'],
    }),
  );
  const invoice = data[0]?.invoice;
  return invoice === undefined || typeof invoice === 'string' || !('parent' in invoice) ? null : invoice;
}

/** The subscription an invoice is about, while it runs. */
async function runningSubscription(
  payments: StripeGateway,
  invoice: Stripe.Invoice,
): Promise<Stripe.Subscription | null> {
  const id = toId(invoice.parent?.subscription_details?.subscription);
  if (id === null) return null;
  const found = await ifMissing(
    null,
    payments.call((stripe) => stripe.subscriptions.retrieve(id)),
  );
  return found?.status === 'canceled' ? null : found;
}

/** Whether a bank has taken a payment, or a part of it, back against our will. */
async function isDisputeLost(payments: StripeGateway, charge: Stripe.Charge): Promise<boolean> {
  if (!charge.disputed) return false;
  const { data } = await payments.call((stripe) => stripe.disputes.list({ charge: charge.id }));
  return data.some(({ status }) => status === 'lost');
}

/** Whether what was given back is the whole price of the current period. */
function isPeriodRefunded(
  charge: Stripe.Charge,
  invoice: Stripe.Invoice,
  { items }: Stripe.Subscription,
): boolean {
  if (charge.amount_refunded < invoice.amount_paid) return false;
  return items.data.some((item) => invoice.lines.data.some((line) => paysForCurrentPeriod(line, item)));
}

/**
 * Ends a plan after a lost dispute about any payment for it, and after a refund of its current period in full. A refund of a
 * part, of an older period or of the difference of an upgrade leaves the plan, and so does a dispute that is open or won.
 *
 * @returns the customer
 */
export async function endRefundedPlan(payments: StripeGateway, chargeId: string): Promise<string | null> {
  const charge = await payments.call((stripe) => stripe.charges.retrieve(chargeId));
  const intent = toId(charge.payment_intent);
  const lost = await isDisputeLost(payments, charge);
  const returned = lost || charge.amount_refunded > 0;
  const invoice = intent === null || !returned ? null : await invoicePaidBy(payments, intent);
  const subscription = invoice && (await runningSubscription(payments, invoice));
  if (invoice !== null && subscription !== null) {
    if (lost || isPeriodRefunded(charge, invoice, subscription)) await endNow(payments, subscription.id);
  }
  return toId(charge.customer);
}

/** Does the same for the latest payments of a customer, of which a webhook may have been lost. */
export async function endReturnedPlans(payments: StripeGateway, customerId: string): Promise<void> {
  const found = await ifMissing(
    null,
    payments.call((stripe) => stripe.charges.list({ customer: customerId, limit: 20 })),
  );
  for (const { id, amount_refunded: refunded, disputed } of found?.data ?? []) {
    if (disputed || refunded > 0) await endRefundedPlan(payments, id);
  }
}
