import type Stripe from 'stripe';
import { failureReason, type PaymentFailure } from '../domain/payment-failure';
import { ifMissing } from '../../../lib/stripe/if-missing';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';

/** An object that came where it was expanded. */
function expanded<Found extends { object: string }>(value: string | Found | null | undefined): Found | null {
  return value && typeof value === 'object' ? value : null;
}

/** Why the last attempt to be paid for an invoice failed; `null` when there was none, or it is paid by now. */
export async function readFailure(gateway: StripeGateway, invoiceId: string): Promise<PaymentFailure | null> {
  const payments = gateway.call((stripe) =>
    stripe.invoicePayments.list({
      invoice: invoiceId,
      status: 'open',
      expand: ['data.invoice', 'data.payment.payment_intent'],
    }),
  );
  const [payment] = (await ifMissing(null, payments))?.data ?? [];
  if (payment === undefined) return null;
  const error = expanded<Stripe.PaymentIntent>(payment.payment.payment_intent)?.last_payment_error;
  if (!error) return null;
  const invoice = expanded<Stripe.Invoice | Stripe.DeletedInvoice>(payment.invoice);
  const next = invoice && 'next_payment_attempt' in invoice ? invoice.next_payment_attempt : null;
  return {
    reason: failureReason(error.code, error.decline_code),
    nextTryAt: next === null ? null : next * 1000,
  };
}
