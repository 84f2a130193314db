import type Stripe from 'stripe';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { endNow } from '../refunds/cancel-and-refund';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

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
  return idOf(invoice.parent?.subscription_details?.subscription);
}

/** Money that went back in full, or is disputed, ends what it paid for. */
async function endIfPaidBack(payments: StripeGateway, chargeId: string): Promise<string | null> {
  const charge = await payments.call((stripe) => stripe.charges.retrieve(chargeId));
  const intent = idOf(charge.payment_intent);
  if ((charge.refunded || charge.disputed) && intent !== null) {
    const subscription = await subscriptionPaidBy(payments, intent);
    if (subscription !== null) await endNow(payments, subscription);
  }
  return idOf(charge.customer);
}

/** Whose billing an event is about; `null` for events that change nothing for us. */
export async function customerOf(payments: StripeGateway, event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.pending_update_applied':
    case 'customer.subscription.pending_update_expired':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return idOf(event.data.object.customer);
    case 'charge.refunded':
      return endIfPaidBack(payments, event.data.object.id);
    case 'charge.dispute.created': {
      const charge = idOf(event.data.object.charge);
      return charge === null ? null : endIfPaidBack(payments, charge);
    }
    default:
      return null;
  }
}
