import { newCharge, newFailedCharge, newInvoicePayment, newPaymentIntent } from '../objects/payment';
import type { Invoice, PaymentIntent, PaymentMethod } from '../model/records';
import type { StripeState } from '../model/state';
import { change } from '../model/wire';
import { REFUSALS, type BankRefusal } from './charge';

/** The one payment of an invoice, which each attempt goes on with. */
function paymentOf(state: StripeState, invoice: Invoice, method: PaymentMethod) {
  const { amount_due: amount, currency, customer } = invoice;
  const known = state.all('invoicePayments').find((one) => one.invoice === invoice.id);
  if (known !== undefined)
    return { payment: known, intent: state.get('paymentIntents', known.payment.payment_intent) };
  const created = state.now();
  const intent = state.add(
    'paymentIntents',
    newPaymentIntent({
      ...{ amount, created, currency, customer },
      id: state.newId('paymentIntents'),
      payment_method: method.id,
    }),
  );
  const payment = state.add(
    'invoicePayments',
    newInvoicePayment({
      ...{ amount, created, currency },
      id: state.newId('invoicePayments'),
      intent: intent.id,
      invoice: invoice.id,
    }),
  );
  return { payment, intent };
}

function chargeFields(state: StripeState, intent: PaymentIntent, method: PaymentMethod) {
  const { amount, currency, customer } = intent;
  return {
    ...{ amount, created: state.now(), currency, customer },
    id: state.newId('charges'),
    billing_details: method.billing_details,
    payment_intent: intent.id,
    payment_method: method.id,
  };
}

/** That a card has paid an invoice. */
export function recordPayment(state: StripeState, invoice: Invoice, method: PaymentMethod): void {
  const { payment, intent } = paymentOf(state, invoice, method);
  const charge = state.add('charges', newCharge(chargeFields(state, intent, method)));
  change(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
  });
  change(payment, {
    status: 'paid',
    amount_paid: intent.amount,
    status_transitions: { canceled_at: null, paid_at: state.now() },
  });
}

/** That a bank has refused to pay an invoice, and why. */
export function recordRefusal(
  state: StripeState,
  { invoice, method, refusal }: { invoice: Invoice; method: PaymentMethod; refusal: BankRefusal },
): void {
  const { intent } = paymentOf(state, invoice, method);
  const reason = REFUSALS[refusal];
  const charge = state.add('charges', newFailedCharge(chargeFields(state, intent, method), reason));
  change(intent, {
    status: refusal === 'authenticate' ? 'requires_action' : 'requires_payment_method',
    latest_charge: charge.id,
    last_payment_error: { ...reason, charge: charge.id, payment_method: method, type: 'card_error' },
  });
}
