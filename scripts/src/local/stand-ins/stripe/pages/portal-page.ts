import { retryInvoice } from '../engine/renew';
import type { Form } from '../form';
import type { PortalSession, Subscription } from '../records';
import type { StripeState } from '../state';
import { cardForm, takeCard } from './card-form';
import { day, escape, money, page } from './html';
import type { PageAnswer } from './page-answer';

function liveOf(state: StripeState, { customer }: PortalSession): Subscription | undefined {
  return state
    .all('subscriptions')
    .find((found) => found.customer === customer && found.status !== 'canceled');
}

function cardOf(state: StripeState, subscription: Subscription): string {
  const { card } = state.get('paymentMethods', subscription.default_payment_method);
  return `<dl><dt>Payment method</dt><dd>${card.brand} ending in ${card.last4}</dd></dl>`;
}

function invoicesOf(state: StripeState, { customer }: PortalSession): string {
  const rows = state
    .all('invoices')
    .filter((invoice) => invoice.customer === customer)
    .map(
      ({ id, number, created, total, currency, status }) =>
        `<tr><td><a href="/i/${id}">${escape(number ?? id)}</a></td><td>${day(created)}</td><td>${money(total, currency)}</td><td>${status}</td></tr>`,
    );
  return `<h2>Invoices</h2><table><thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">State</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function show(state: StripeState, session: PortalSession, error?: string): PageAnswer {
  const subscription = liveOf(state, session);
  const card =
    subscription === undefined
      ? '<p>There is no subscription.</p>'
      : `${cardOf(state, subscription)}<h2>Use another card</h2>${cardForm(`/p/session/${session.id}`, 'Save card', error)}`;
  const rest = session.flow === null ? invoicesOf(state, session) : '';
  const back = `<p><a href="${escape(session.return_url)}">Back to the shop</a></p>`;
  return {
    status: error === undefined ? 200 : 402,
    html: page('Payment method and invoices', card + rest + back),
  };
}

/** The hosted page where a customer changes the card and reads invoices. */
export const portalPage = {
  show: (state: StripeState, id: string): PageAnswer => show(state, state.get('portalSessions', id)),
  save: (state: StripeState, id: string, form: Form): PageAnswer => {
    const session = state.get('portalSessions', id);
    const subscription = liveOf(state, session);
    if (subscription === undefined) return show(state, session);
    const method = takeCard(state, session.customer, form);
    if (typeof method === 'string') return show(state, session, method);
    subscription.default_payment_method = method.id;
    const open = state
      .all('invoices')
      .find(
        (invoice) =>
          invoice.status === 'open' && invoice.parent.subscription_details.subscription === subscription.id,
      );
    if (open !== undefined) retryInvoice(state, open, 'off-session');
    state.emit('customer.subscription.updated', subscription);
    return session.flow === null ? show(state, session) : { redirect: session.return_url };
  },
};
