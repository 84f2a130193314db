import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { StripeRefusal } from '../../../lib/stripe/stripe-refusal';

async function ignoreRefusal(code: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.code !== code) throw error;
  }
}

/** Ends a subscription at once; one that is over already is fine. */
export async function endNow(payments: StripeGateway, subscriptionId: string): Promise<void> {
  await ignoreRefusal(
    'resource_missing',
    payments.call((stripe) =>
      stripe.subscriptions.cancel(subscriptionId, { prorate: false, invoice_now: false }),
    ),
  );
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
      const intent =
        typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id;
      if (intent === undefined) continue;
      await ignoreRefusal(
        'charge_already_refunded',
        payments.call((stripe) =>
          stripe.refunds.create(
            { payment_intent: intent, reason: 'requested_by_customer' },
            { idempotencyKey: `withdraw-${intent}` },
          ),
        ),
      );
    }
  }
}
