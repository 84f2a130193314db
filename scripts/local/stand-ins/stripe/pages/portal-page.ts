import { askBank } from '../engine/charge';
import { retryInvoice } from '../engine/renew';
import type { Form } from '../protocol/form';
import type { PortalSession, Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { change } from '../model/wire';
import { cardForm, refusalText, takeCard } from './card-form';
import { escapeHtml } from '@skora/shared/utils/escape-html';
import { day, money, page } from './html';
import type { PageAnswer } from './page-answer';

function findLive(state: StripeState, { customer }: PortalSession): Subscription | undefined {
  return state
    .all('subscriptions')
    .find((found) => found.customer === customer && found.status !== 'canceled');
}

function findCard(state: StripeState, subscription: Subscription): string {
  const { card } = state.get('paymentMethods', subscription.default_payment_method);
  return `<dl><dt>Payment method</dt><dd>${card.brand} ending in ${card.last4}</dd></dl>`;
}

function listInvoices(state: StripeState, { customer }: PortalSession): string {
  const rows = state
    .all('invoices')
    .filter((invoice) => invoice.customer === customer)
    .map(
      ({ id, number, created, total, currency, status }) =>
        `<tr><td><a href="/i/${id}">${escapeHtml(number ?? id)}</a></td><td>${day(created)}</td><td>${money(total, currency)}</td><td>${status}</td></tr>`,
    );
  return `<h2>Invoices</h2><table><thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">State</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function findEnding({ id }: PortalSession, subscription: Subscription | undefined): string {
  const item = subscription?.items.data[0];
  if (subscription === undefined || item === undefined) return '';
  const end = day(item.current_period_end);
  if (subscription.cancel_at_period_end) return `<h2>Ending</h2><p>The subscription ends on ${end}.</p>`;
  return `<h2>Ending</h2><form method="post" action="/p/session/${id}/cancel"><p>It is paid until ${end}.</p>
<button class="plain">Cancel subscription</button></form>`;
}

function show(state: StripeState, session: PortalSession, error?: string): PageAnswer {
  const subscription = findLive(state, session);
  const card =
    subscription === undefined
      ? '<p>There is no subscription.</p>'
      : `${findCard(state, subscription)}<h2>Use another card</h2>${cardForm(`/p/session/${session.id}`, 'Save card', error)}`;
  const rest = session.flow === null ? listInvoices(state, session) + findEnding(session, subscription) : '';
  const back = `<p><a href="${escapeHtml(session.return_url)}">Back to the shop</a></p>`;
  return {
    status: error === undefined ? 200 : 402,
    html: page('Payment method and invoices', card + rest + back),
  };
}

/** The hosted page where a customer changes the card, reads invoices and ends the subscription. */
export const portalPage = {
  show: (state: StripeState, id: string): PageAnswer => show(state, state.get('portalSessions', id)),
  cancel: (state: StripeState, id: string): PageAnswer => {
    const session = state.get('portalSessions', id);
    const subscription = findLive(state, session);
    if (subscription !== undefined && !subscription.cancel_at_period_end) {
      const end = subscription.items.data[0]?.current_period_end ?? null;
      change(subscription, {
        cancel_at_period_end: true,
        cancel_at: end,
        canceled_at: state.now(),
      });
      state.emit('customer.subscription.updated', subscription);
    }
    return show(state, session);
  },
  save: (state: StripeState, id: string, form: Form): PageAnswer => {
    const session = state.get('portalSessions', id);
    const subscription = findLive(state, session);
    if (subscription === undefined) return show(state, session);
    const method = takeCard(state, session.customer, form);
    if (typeof method === 'string') return show(state, session, method);
    const refused = refusalText(askBank(state.behaviourOf(method.id), 'on-page'));
    if (refused !== '') return show(state, session, refused);
    subscription.default_payment_method = method.id;
    const open = state
      .all('invoices')
      .find(
        (invoice) =>
          invoice.status === 'open' && invoice.parent.subscription_details.subscription === subscription.id,
      );
    if (open !== undefined) retryInvoice(state, open, 'off-session');
    state.emit('customer.subscription.updated', subscription);
    return session.flow === null
      ? show(state, session)
      : { redirect: session.flow.after_completion.redirect?.return_url ?? session.return_url };
  },
};
