import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { toId } from '../stripe/stripe-id';
import { endNow } from './cancel-and-refund';

/** The subscription a payment was made for, if any. */
async function subscriptionPaidBy(payments: StripeGateway, intent: string): Promise<string | null> {
  const { data } = await payments.call((stripe) =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      expand: ['data.invoice'],
    }),
  );
  const invoice = data[0]?.invoice;
  if (invoice === undefined || typeof invoice === 'string' || !('parent' in invoice)) return null;
  return toId(invoice.parent?.subscription_details?.subscription);
}

/** Money that went back in full, or is disputed, ends the plan it paid for. @returns the customer */
export async function endRefundedPlan(payments: StripeGateway, chargeId: string): Promise<string | null> {
  const charge = await payments.call((stripe) => stripe.charges.retrieve(chargeId));
  const intent = toId(charge.payment_intent);
  if ((charge.refunded || charge.disputed) && intent !== null) {
    const subscription = await subscriptionPaidBy(payments, intent);
    if (subscription !== null) await endNow(payments, subscription);
  }
  return toId(charge.customer);
}
