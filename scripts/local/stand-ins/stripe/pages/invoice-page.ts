import { retryInvoice } from '../engine/renew';
import { askBank, type Moment } from '../engine/charge';
import type { Form } from '../protocol/form';
import type { Invoice, PaymentMethod } from '../model/records';
import type { StripeState } from '../model/state';
import { authenticationForm, cardForm, refusalText, takeCard } from './card-form';
import { escapeHtml } from '@skora/shared/utils/escape-html';
import { day, money, page } from './html';
import { sumTaxes } from '../objects/taxes';
import type { PageAnswer } from './page-answer';

function show(invoice: Invoice, error?: string): PageAnswer {
  const { currency, number, created, status, total } = invoice;
  const rows = invoice.lines.data
    .map(
      ({ description, amount }) =>
        `<tr><td>${escapeHtml(description)}</td><td>${money(amount, currency)}</td></tr>`,
    )
    .join('');
  const { inclusive, exclusive } = sumTaxes(invoice.total_taxes ?? []);
  const row = (name: string, amount: number) =>
    amount === 0 ? '' : `<tr><th scope="row">${name}</th><td>${money(amount, currency)}</td></tr>`;
  const taxes = row('Tax', exclusive) + row('Tax that is in the amounts', inclusive);
  const table = `<table><caption>${day(created)}, ${status}</caption><thead><tr><th scope="col">For</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows}${taxes}<tr><th scope="row">Total</th><td>${money(total, currency)}</td></tr></tbody></table>`;
  const form = status === 'open' ? cardForm(`/i/${invoice.id}`, 'Pay', error) : '';
  return { status: error === undefined ? 200 : 402, html: page(`Invoice ${number ?? ''}`, table + form) };
}

function pay(state: StripeState, invoice: Invoice, method: PaymentMethod, moment: Moment): PageAnswer {
  const answer = askBank(state.behaviourOf(method.id), moment);
  if (answer === 'authenticate') {
    return {
      status: 200,
      html: page('Confirm with your bank', authenticationForm(`/i/${invoice.id}/authenticate`, method.id)),
    };
  }
  if (answer !== 'paid') return show(invoice, refusalText(answer));
  const subscription = state.get('subscriptions', invoice.parent.subscription_details.subscription);
  subscription.default_payment_method = method.id;
  retryInvoice(state, invoice, moment);
  return show(invoice);
}

/** The hosted page of an invoice: shows it, and takes a card while it is open. */
export const invoicePage = {
  show: (state: StripeState, id: string): PageAnswer => show(state.get('invoices', id)),
  pay: (state: StripeState, id: string, form: Form): PageAnswer => {
    const invoice = state.get('invoices', id);
    if (invoice.status !== 'open') return show(invoice);
    const method = takeCard(state, invoice.customer, form);
    return typeof method === 'string' ? show(invoice, method) : pay(state, invoice, method, 'on-page');
  },
  authenticate: (state: StripeState, id: string, form: Form): PageAnswer => {
    const invoice = state.get('invoices', id);
    if (invoice.status !== 'open') return show(invoice);
    if (form.text('result') !== 'confirm')
      return show(invoice, 'Your bank could not confirm that it is you.');
    return pay(state, invoice, state.get('paymentMethods', form.required('method')), 'authenticated');
  },
};
