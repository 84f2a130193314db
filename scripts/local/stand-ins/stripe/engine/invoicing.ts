import { change } from '../model/wire';
import { newInvoice, newInvoiceLine } from '../objects/invoice';
import type { Invoice, InvoiceLine, PaymentMethod, Price, Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { askBank, type BankAnswer, type Moment } from './charge';
import { recordPayment, recordRefusal } from './record-payment';
import { countryOf, taxBehaviorIn, taxesOn } from './tax';

type Draft = {
  subscription: Subscription;
  reason: Invoice['billing_reason'];
  lines: InvoiceLine[];
};

type LineDraft = Pick<InvoiceLine, 'amount' | 'description' | 'period'> & {
  price: Price;
  proration: boolean;
};

/** A line of an invoice about the one item of a subscription. */
export function line(
  state: StripeState,
  { id, automatic_tax: tax, currency, customer, items }: Subscription,
  draft: LineDraft,
): InvoiceLine {
  const behavior = taxBehaviorIn(state, draft.price, currency);
  return newInvoiceLine({
    ...draft,
    id: state.newId('invoices').replace('in_', 'il_'),
    currency,
    item: items.data[0]?.id ?? '',
    subscription: id,
    taxes: tax.enabled ? taxesOn(draft.amount, behavior, countryOf(state, customer)) : [],
  });
}

/** The number of the next invoice; drafts have none. */
export function numberFor(state: StripeState): string {
  const numbered = state.all('invoices').filter(({ number }) => number !== null);
  return `SKORA-${String(numbered.length + 1).padStart(5, '0')}`;
}

/** Makes a draft of an invoice; it is not collected by itself. */
export function asDraft(invoice: Invoice): Invoice {
  return change(invoice, {
    auto_advance: false,
    effective_at: null,
    number: null,
    status: 'draft',
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
  });
}

/** An invoice that nobody has paid yet; it is not stored. */
export function draftInvoice(state: StripeState, { subscription, reason, lines }: Draft): Invoice {
  const id = state.newId('invoices');
  const period = subscription.items.data[0];
  const customer = state.find('customers', subscription.customer);
  return newInvoice({
    id,
    billing_reason: reason,
    created: state.now(),
    currency: subscription.currency,
    customer: subscription.customer,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    hosted_invoice_url: `${state.pagesUrl()}/i/${id}`,
    lines,
    number: numberFor(state),
    period_start: period?.current_period_start ?? state.now(),
    period_end: period?.current_period_end ?? state.now(),
    subscription: { subscription: subscription.id, metadata: subscription.metadata },
    taxed: subscription.automatic_tax.enabled,
  });
}

/** Marks an invoice as paid, with the payment behind it; an invoice over nothing needs none. */
export function settle(state: StripeState, invoice: Invoice, method: PaymentMethod): void {
  if (invoice.amount_due > 0) recordPayment(state, invoice, method);
  change(invoice, {
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
  change(invoice, { attempt_count: invoice.attempt_count + 1, attempted: true });
  const answer = invoice.amount_due === 0 ? 'paid' : askBank(state.behaviourOf(method.id), moment);
  if (answer === 'paid') settle(state, invoice, method);
  else recordRefusal(state, { invoice, method, refusal: answer });
  return answer;
}
