import { amountIn } from '../engine/amounts';
import { askBank, type Moment } from '../engine/charge';
import { countryOf, setCountry, taxBehaviorIn, taxSession } from '../engine/tax';
import { completeCheckout, orderOf } from '../engine/subscribe';
import { missing } from '../protocol/fault';
import type { Form } from '../protocol/form';
import type { CheckoutSession, PaymentMethod } from '../model/records';
import type { StripeState } from '../model/state';
import { authenticationForm, cardForm, refusalText, takeCard } from './card-form';
import { escapeHtml } from '@skora/shared/utils/escape-html';
import { money, page } from './html';
import type { PageAnswer } from './page-answer';

function summary(state: StripeState, session: CheckoutSession): string {
  const price = orderOf(state, session).price;
  const { name } = state.get('products', price.product);
  const { email } = state.get('customers', session.customer);
  const { currency } = session;
  const amount = money(amountIn(state, price, currency), currency);
  const isIn = taxBehaviorIn(state, price, currency) === 'inclusive';
  const words = isIn ? 'Included in the price' : 'Added to the price, by your country';
  const tax = session.automatic_tax.enabled ? `<dt>Tax</dt><dd>${words}</dd>` : '';
  return `<dl><dt>Plan</dt><dd>${escapeHtml(name)}</dd><dt>Price</dt><dd>${amount} every ${price.recurring.interval}, until you cancel</dd>${tax}
<dt>Receipt goes to</dt><dd>${escapeHtml(email ?? 'nobody')}</dd></dl>`;
}

function show(state: StripeState, session: CheckoutSession, error?: string): PageAnswer {
  if (session.status === 'expired') {
    return {
      status: 410,
      html: page(
        'This page has expired',
        `<p><a href="${escapeHtml(session.cancel_url)}">Back to the shop</a></p>`,
      ),
    };
  }
  if (session.status === 'complete') {
    return {
      status: 200,
      html: page(
        'This has been paid',
        `<p><a href="${escapeHtml(successUrl(session))}">Back to the shop</a></p>`,
      ),
    };
  }
  const country = session.automatic_tax.enabled ? COUNTRY : '';
  const form = cardForm(`/c/pay/${session.id}`, 'Subscribe', error, country);
  const back = `<p><a href="${escapeHtml(session.cancel_url)}">Cancel and go back</a></p>`;
  return {
    status: error === undefined ? 200 : 402,
    html: page('Subscribe', `${summary(state, session)}${form}${back}`),
  };
}

const COUNTRY =
  '<label for="country">Country (two letters)</label><input id="country" name="country" autocomplete="country" maxlength="2" required>';

/** Takes over where the buyer is, for the tax. @returns what is wrong with it */
function takeCountry(state: StripeState, session: CheckoutSession, form: Form): string | null {
  if (!session.automatic_tax.enabled) return null;
  const typed = form.text('country') ?? countryOf(state, session.customer) ?? '';
  if (!/^[A-Z]{2}$/.test(typed)) return 'Enter your country: the tax depends on it.';
  setCountry(state.get('customers', session.customer), typed);
  taxSession(state, session, orderOf(state, session).price);
  return null;
}

function successUrl(session: CheckoutSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function charge(
  state: StripeState,
  session: CheckoutSession,
  method: PaymentMethod,
  moment: Moment,
): PageAnswer {
  const answer = askBank(state.behaviourOf(method.id), moment);
  if (answer === 'authenticate') {
    const form = authenticationForm(`/c/pay/${session.id}/authenticate`, method.id);
    return { status: 200, html: page('Confirm with your bank', form) };
  }
  if (answer !== 'paid') return show(state, session, refusalText(answer));
  completeCheckout(state, session, method);
  return { redirect: successUrl(session) };
}

/** The hosted page of a checkout session. */
export const checkoutPage = {
  show: (state: StripeState, id: string): PageAnswer => show(state, state.get('checkoutSessions', id)),
  pay: (state: StripeState, id: string, form: Form): PageAnswer => {
    const session = state.get('checkoutSessions', id);
    if (session.status !== 'open') return show(state, session);
    const wrong = takeCountry(state, session, form);
    if (wrong !== null) return show(state, session, wrong);
    const method = takeCard(state, session.customer, form);
    return typeof method === 'string'
      ? show(state, session, method)
      : charge(state, session, method, 'on-page');
  },
  authenticate: (state: StripeState, id: string, form: Form): PageAnswer => {
    const session = state.get('checkoutSessions', id);
    if (session.status !== 'open') return show(state, session);
    const method = state.get('paymentMethods', form.required('method'));
    if (method.customer !== session.customer) throw missing('payment_method', method.id);
    if (form.text('result') !== 'confirm') {
      return show(
        state,
        session,
        'Your bank could not confirm that it is you. Try again or use another card.',
      );
    }
    return charge(state, session, method, 'authenticated');
  },
};
