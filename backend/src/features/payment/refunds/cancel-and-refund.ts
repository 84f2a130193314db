import { ifMissing } from '../../../lib/stripe/if-missing';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { StripeRefusal } from '../../../lib/stripe/stripe-refusal';
import { toId } from '../stripe/stripe-id';

/** Ends a subscription at once; one that is over already is fine. */
export async function endNow(payments: StripeGateway, subscriptionId: string): Promise<void> {
  await ifMissing(
    null,
    payments.call((stripe) =>
      stripe.subscriptions.cancel(subscriptionId, { prorate: false, invoice_now: false }),
    ),
  );
}

/** Gives a payment back; one that went back already is fine. */
async function refund(payments: StripeGateway, intent: string): Promise<void> {
  try {
    await payments.call((stripe) =>
      stripe.refunds.create(
        { payment_intent: intent, reason: 'requested_by_customer' },
        { idempotencyKey: `withdraw-${intent}` },
      ),
    );
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.code !== 'charge_already_refunded') throw error;
  }
}

/** Gives back everything paid for a subscription, to the card it came from. Safe to repeat after any failure. */
export async function refundAll(payments: StripeGateway, subscriptionId: string): Promise<void> {
  const invoices = await payments.call((stripe) =>
    stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 }),
  );
  for (const { id } of invoices.data) {
    const { data } = await payments.call((stripe) =>
      stripe.invoicePayments.list({ invoice: id, status: 'paid' }),
    );
    for (const { payment } of data) {
      const intent = toId(payment.payment_intent);
      if (intent !== null) await refund(payments, intent);
    }
  }
}
