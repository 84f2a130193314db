import type { Invoice, InvoiceLine, PaymentMethod, Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { askBank, type BankAnswer, type Moment } from './charge';

type Draft = {
  subscription: Subscription;
  reason: Invoice['billing_reason'];
  lines: InvoiceLine[];
};

type LineDraft = Pick<InvoiceLine, 'amount' | 'description' | 'period'> & { proration: boolean };

/** A line of an invoice about the one item of a subscription. */
export function line(
  state: StripeState,
  { id, currency, items }: Subscription,
  { proration, ...rest }: LineDraft,
): InvoiceLine {
  return {
    ...rest,
    id: state.newId('invoices').replace('in_', 'il_'),
    object: 'line_item',
    currency,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        subscription: id,
        subscription_item: items.data[0]?.id ?? '',
      },
    },
  };
}

/** An invoice that nobody has paid yet; it is not stored. */
export function draftInvoice(state: StripeState, { subscription, reason, lines }: Draft): Invoice {
  const id = state.newId('invoices');
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total);
  const period = subscription.items.data[0];
  return {
    id,
    object: 'invoice',
    number: `SKORA-${String(state.all('invoices').length + 1).padStart(5, '0')}`,
    created: state.now(),
    currency: subscription.currency,
    customer: subscription.customer,
    status: 'open',
    billing_reason: reason,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    subtotal: total,
    total,
    attempt_count: 0,
    next_payment_attempt: null,
    hosted_invoice_url: `${state.pagesUrl()}/i/${id}`,
    invoice_pdf: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: period?.current_period_start ?? state.now(),
    period_end: period?.current_period_end ?? state.now(),
    status_transitions: { finalized_at: state.now(), paid_at: null, voided_at: null },
  };
}

function recordPayment(state: StripeState, invoice: Invoice, method: PaymentMethod) {
  const { currency, customer, amount_due: amount } = invoice;
  const common = { amount, created: state.now(), currency, customer, livemode: false } as const;
  const chargeId = state.newId('charges');
  const intent = state.add('paymentIntents', {
    ...common,
    id: state.newId('paymentIntents'),
    object: 'payment_intent',
    latest_charge: chargeId,
    payment_method: method.id,
    status: 'succeeded',
  });
  state.add('charges', {
    ...common,
    id: chargeId,
    object: 'charge',
    amount_refunded: 0,
    disputed: false,
    paid: true,
    payment_intent: intent.id,
    refunded: false,
    status: 'succeeded',
  });
  state.add('invoicePayments', {
    id: state.newId('invoicePayments'),
    object: 'invoice_payment',
    amount_paid: amount,
    amount_requested: amount,
    created: state.now(),
    currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'paid',
  });
}

/** Marks an invoice as paid, with the payment behind it; an invoice over nothing needs none. */
export function settle(state: StripeState, invoice: Invoice, method: PaymentMethod): void {
  if (invoice.amount_due > 0) recordPayment(state, invoice, method);
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: state.now() },
  });
}

/** Tries to collect an invoice; it must be stored before. The caller tells the world. */
export function collect(
  state: StripeState,
  invoice: Invoice,
  method: PaymentMethod,
  moment: Moment,
): BankAnswer {
  invoice.attempt_count += 1;
  const answer = invoice.amount_due === 0 ? 'paid' : askBank(state.behaviourOf(method.id), moment);
  if (answer === 'paid') settle(state, invoice, method);
  return answer;
}
