import { ENDPOINTS } from '../api/routes';
import { Form } from '../protocol/form';
import { checkoutPage } from '../pages/checkout-page';
import type { Subscription } from '../model/records';
import type { StripeState } from '../model/state';

const CARD = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Mara Fictiva' };

/**
 * One call of the API without its HTTP, for tests that need very many.
 *
 * @param name e.g. `POST /v1/subscriptions/:id`
 * @param values as a form sends them: texts, or objects and lists of them
 * @throws StripeFault as the call
 */
export function callApi<Answer extends { id: string }>(
  state: StripeState,
  name: string,
  values: Record<string, unknown>,
  id = '',
): Answer {
  const endpoint = ENDPOINTS[name];
  if (endpoint === undefined) throw new Error(`The stand-in has no ${name}.`);
  return endpoint(state, new Form(values), id) as Answer;
}

/** Buys a plan as a customer does, on the hosted page. */
export function buyPlan(state: StripeState, customer: string, price: string): Subscription {
  const session = callApi(state, 'POST /v1/checkout/sessions', {
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: '1' }],
    success_url: 'https://skora.example/',
    cancel_url: 'https://skora.example/',
  });
  checkoutPage.pay(state, session.id, new Form(CARD));
  return state.get('subscriptions', state.get('checkoutSessions', session.id).subscription ?? '');
}
