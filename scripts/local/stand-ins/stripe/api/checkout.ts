import { amountIn } from '../engine/amounts';
import { countryOf, requireTaxBehavior, taxSession } from '../engine/tax';
import { invalid } from '../protocol/fault';
import type { Form } from '../protocol/form';
import type { CheckoutSession, Customer } from '../model/records';
import type { StripeState } from '../model/state';
import { change } from '../model/wire';
import { newCheckoutSession } from '../objects/checkout-session';
import { newPortalSession } from '../objects/portal-session';
import type { Endpoints } from './endpoint';

const DAY = 86_400;

const NO_TAX = { enabled: false, liability: null, provider: null, status: null };
/** It is worked out once there is an address. */
const TAX = {
  enabled: true,
  liability: { type: 'self' },
  provider: 'stripe',
  status: 'requires_location_inputs',
} as const;

/** Whether tax is to be worked out. @throws StripeFault 400 where it never could be */
function wantsTax(state: StripeState, form: Form, customer: Customer): boolean {
  if (form.child('automatic_tax')?.flag('enabled') !== true) return false;
  const takesAddress = form.child('customer_update')?.oneOf('address', ['auto', 'never']) === 'auto';
  if (!takesAddress && countryOf(state, customer.id) === null) {
    throw invalid(
      'Automatic tax calculation in Checkout requires a valid address on the Customer, or `customer_update[address]` set to `auto`.',
      'automatic_tax',
      'customer_tax_location_invalid',
    );
  }
  return true;
}

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
  const id = state.newId('checkoutSessions');
  const metadata = form.child('subscription_data')?.map('metadata') ?? {};
  state.beside.orders.set(id, { price: price.id, metadata });
  const customer = state.get('customers', form.required('customer'));
  const taxed = wantsTax(state, form, customer);
  if (taxed) requireTaxBehavior(state, price, currency);
  const session = state.add(
    'checkoutSessions',
    newCheckoutSession({
      id,
      amount_total: amountIn(state, price, currency),
      automatic_tax: taxed ? TAX : NO_TAX,
      cancel_url: form.required('cancel_url'),
      client_reference_id: form.text('client_reference_id') ?? null,
      created: state.now(),
      currency,
      customer: customer.id,
      customer_details: {
        address: null,
        business_name: null,
        email: customer.email,
        individual_name: null,
        name: null,
        phone: null,
        tax_exempt: 'none',
        tax_ids: null,
      },
      expires_at: form.integer('expires_at') ?? state.now() + DAY,
      locale: null,
      metadata: form.map('metadata'),
      success_url: form.required('success_url'),
      url: `${state.pagesUrl()}/c/pay/${id}`,
    }),
  );
  taxSession(state, session, price);
  return session;
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
    change(session, { status: 'expired', url: null });
    state.emit('checkout.session.expired', session);
    return session;
  },
  'POST /v1/billing_portal/sessions': (state, form) => {
    const id = state.newId('portalSessions');
    const flow = form.child('flow_data');
    return state.add(
      'portalSessions',
      newPortalSession({
        id,
        changesCard: flow?.oneOf('type', ['payment_method_update']) !== undefined,
        created: state.now(),
        customer: state.get('customers', form.required('customer')).id,
        doneUrl: flow?.child('after_completion')?.child('redirect')?.text('return_url') ?? null,
        locale: null,
        return_url: form.required('return_url'),
        url: `${state.pagesUrl()}/p/session/${id}`,
      }),
    );
  },
};
