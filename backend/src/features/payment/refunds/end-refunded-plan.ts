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

/** The subscription whose current period an invoice pays for; `null`: none that runs. */
async function subscriptionPaidNow(payments: StripeGateway, invoice: Stripe.Invoice): Promise<string | null> {
  const id = toId(invoice.parent?.subscription_details?.subscription);
  if (id === null) return null;
  const found = await ifMissing(
    null,
    payments.call((stripe) => stripe.subscriptions.retrieve(id)),
  );
  if (found === null || found.status === 'canceled') return null;
  const pays = found.items.data.some((item) =>
    invoice.lines.data.some((line) => paysForCurrentPeriod(line, item)),
  );
  return pays ? id : null;
}

/** What of a payment went back to the payer, in minor units: by refunds, and by disputes that were lost. */
async function amountReturned(payments: StripeGateway, charge: Stripe.Charge): Promise<number> {
  if (!charge.disputed) return charge.amount_refunded;
  const { data } = await payments.call((stripe) => stripe.disputes.list({ charge: charge.id }));
  const lost = data.filter(({ status }) => status === 'lost');
  return lost.reduce((sum, { amount }) => sum + amount, charge.amount_refunded);
}

/**
 * Ends a plan whose current period went back to the payer in full. A part of it, an older period or the difference of an
 * upgrade leaves the plan, and so does a dispute until it is lost.
 *
 * @returns the customer
 */
export async function endRefundedPlan(payments: StripeGateway, chargeId: string): Promise<string | null> {
  const charge = await payments.call((stripe) => stripe.charges.retrieve(chargeId));
  const intent = toId(charge.payment_intent);
  const returned = await amountReturned(payments, charge);
  const invoice = intent === null || returned === 0 ? null : await invoicePaidBy(payments, intent);
  if (invoice !== null && returned >= invoice.amount_paid) {
    const subscription = await subscriptionPaidNow(payments, invoice);
    if (subscription !== null) await endNow(payments, subscription);
  }
  return toId(charge.customer);
}
