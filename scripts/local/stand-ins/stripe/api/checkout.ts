import { amountIn } from '../engine/amounts';
import { invalid } from '../protocol/fault';
import type { Form } from '../protocol/form';
import type { CheckoutSession } from '../model/records';
import type { StripeState } from '../model/state';
import type { Endpoints } from './endpoint';

const DAY = 86_400;

function createSession(state: StripeState, form: Form): CheckoutSession {
  if (form.required('mode') !== 'subscription')
    throw invalid('The stand-in sells subscriptions only.', 'mode');
  const items = form.children('line_items');
  const [item] = items;
  if (item === undefined || items.length > 1)
    throw invalid('The stand-in takes one line item.', 'line_items');
  const price = state.get('prices', item.required('price'));
  if (!price.active) throw invalid('The price specified is inactive.', 'line_items[0][price]');
  const currency = form.text('currency') ?? price.currency;
  const amount = amountIn(state, price, currency);
  const id = state.newId('checkoutSessions');
  const metadata = form.child('subscription_data')?.map('metadata') ?? {};
  state.beside.orders.set(id, { price: price.id, metadata });
  return state.add('checkoutSessions', {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: form.required('cancel_url'),
    client_reference_id: form.text('client_reference_id') ?? null,
    created: state.now(),
    currency,
    customer: state.get('customers', form.required('customer')).id,
    expires_at: form.integer('expires_at') ?? state.now() + DAY,
    livemode: false,
    metadata: form.map('metadata'),
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: form.required('success_url'),
    url: `${state.pagesUrl()}/c/pay/${id}`,
  });
}

/** Checkout and portal sessions; their pages are in `pages/`. */
export const checkoutEndpoints: Endpoints = {
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions/:id': (state, _form, id) => state.get('checkoutSessions', id),
  'POST /v1/checkout/sessions/:id/expire': (state, _form, id) => {
    const session = state.get('checkoutSessions', id);
    if (session.status !== 'open') {
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    Object.assign(session, { status: 'expired', url: null });
    state.emit('checkout.session.expired', session);
    return session;
  },
  'POST /v1/billing_portal/sessions': (state, form) => {
    const id = state.newId('portalSessions');
    const flow = form.child('flow_data');
    const returnUrl = form.required('return_url');
    const done = flow?.child('after_completion')?.child('redirect')?.text('return_url');
    state.beside.doneUrls.set(id, done ?? returnUrl);
    return state.add('portalSessions', {
      id,
      object: 'billing_portal.session',
      created: state.now(),
      customer: state.get('customers', form.required('customer')).id,
      flow: flow?.required('type') ?? null,
      livemode: false,
      return_url: returnUrl,
      url: `${state.pagesUrl()}/p/session/${id}`,
    });
  },
};
