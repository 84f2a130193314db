import { prorationLines } from '../engine/change-price';
import { asDraft, draftInvoice } from '../engine/invoicing';
import { finalize } from '../engine/renew';
import { invalid } from '../protocol/fault';
import type { Form } from '../protocol/form';
import type { Invoice, Refund } from '../model/records';
import type { StripeState } from '../model/state';
import { newRefund } from '../objects/payment';
import type { Endpoints } from './endpoint';
import { listItems } from './present';
import { wantedPrice } from './subscriptions';

function preview(state: StripeState, form: Form): Invoice {
  const subscription = state.get('subscriptions', form.required('subscription'));
  const details = form.child('subscription_details');
  const price = details && wantedPrice(state, subscription, details);
  if (price === undefined)
    throw invalid('The stand-in previews changes of price only.', 'subscription_details');
  const at = details?.integer('proration_date') ?? state.now();
  const lines = prorationLines(state, subscription, price, at);
  return asDraft(draftInvoice(state, { subscription, reason: 'subscription_update', lines }));
}

function refund(state: StripeState, form: Form): Refund {
  const intent = state.get('paymentIntents', form.required('payment_intent'));
  const charge = state.get('charges', intent.latest_charge ?? '');
  if (!charge.paid) throw invalid(`The payment ${intent.id} has no successful charge to refund.`);
  const amount = form.integer('amount') ?? charge.amount - charge.amount_refunded;
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  if (amount > charge.amount - charge.amount_refunded)
    throw invalid('The amount is more than what is left.', 'amount');
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const made = state.add(
    'refunds',
    newRefund({
      id: state.newId('refunds'),
      amount,
      created: state.now(),
      metadata: form.map('metadata'),
      of: charge,
      reason: form.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    }),
  );
  state.emit('charge.refunded', charge);
  return made;
}

/** Invoices, what was paid for them, and refunds. */
export const invoiceEndpoints: Endpoints = {
  'POST /v1/invoices/create_preview': preview,
  'GET /v1/invoices': (state, form) => {
    const customer = form.text('customer');
    if (customer !== undefined) state.get('customers', customer);
    const subscription = form.text('subscription');
    const status = form.text('status');
    const latest = form.child('created')?.integer('lte');
    const found = state
      .all('invoices')
      .filter(({ created }) => latest === undefined || created <= latest)
      .filter((invoice) => customer === undefined || invoice.customer === customer)
      .filter((invoice) => status === undefined || invoice.status === status)
      .filter(
        ({ parent }) =>
          subscription === undefined || parent.subscription_details.subscription === subscription,
      );
    return listItems('/v1/invoices', found, form);
  },
  'GET /v1/invoices/:id': (state, _form, id) => state.get('invoices', id),
  'POST /v1/invoices/:id/finalize': (state, form, id) => {
    const invoice = state.get('invoices', id);
    if (invoice.status !== 'draft')
      throw invalid(
        'This invoice is already finalized, you can’t re-finalize a non-draft invoice.',
        undefined,
        'invoice_already_finalized',
      );
    finalize(state, invoice, form.flag('auto_advance') ?? false);
    return invoice;
  },
  'GET /v1/invoice_payments': (state, form) => {
    const invoice = form.text('invoice');
    const status = form.text('status');
    const intent = form.child('payment')?.text('payment_intent');
    const found = state
      .all('invoicePayments')
      .filter((payment) => invoice === undefined || payment.invoice === invoice)
      .filter((payment) => status === undefined || payment.status === status)
      .filter(({ payment }) => intent === undefined || payment.payment_intent === intent);
    return listItems('/v1/invoice_payments', found, form);
  },
  'GET /v1/charges': (state, form) => {
    const customer = form.text('customer');
    const found = state.all('charges').filter((one) => customer === undefined || one.customer === customer);
    return listItems('/v1/charges', found, form);
  },
  'GET /v1/charges/:id': (state, _form, id) => state.get('charges', id),
  'GET /v1/disputes': (state, form) => {
    const charge = form.text('charge');
    const found = state.all('disputes').filter((one) => charge === undefined || one.charge === charge);
    return listItems('/v1/disputes', found, form);
  },
  'POST /v1/refunds': refund,
  'GET /v1/events': (state, form) => {
    const type = form.text('type');
    return listItems(
      '/v1/events',
      state.all('events').filter((event) => type === undefined || event.type === type),
      form,
    );
  },
  'GET /v1/events/:id': (state, _form, id) => state.get('events', id),
};
