import type Stripe from 'stripe';
import { missing } from '../protocol/fault';
import type { CheckoutSession, PaymentMethod, Price, Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { change } from '../model/wire';
import { newItem, newSubscription } from '../objects/subscription';
import { amountIn } from './amounts';
import { draftInvoice, line, settle } from './invoicing';
import { periodEnd } from './periods';

/** What a session was opened for. @throws StripeFault 404 */
export function orderOf(
  state: StripeState,
  { id }: CheckoutSession,
): { price: Price; metadata: Stripe.Metadata } {
  const order = state.beside.orders.get(id);
  if (order === undefined) throw missing('checkout.session', id);
  return { price: state.get('prices', order.price), metadata: order.metadata };
}

function begin(state: StripeState, session: CheckoutSession, method: PaymentMethod): Subscription {
  const { price, metadata } = orderOf(state, session);
  const id = state.newId('subscriptions');
  const now = state.now();
  const item = newItem({
    id: `si_${id.slice(4)}`,
    created: now,
    current_period_start: now,
    current_period_end: periodEnd(now, price),
    price,
    subscription: id,
  });
  const { currency, customer } = session;
  return newSubscription({
    id,
    created: now,
    currency,
    customer,
    default_payment_method: method.id,
    item,
    metadata,
    taxed: session.automatic_tax.enabled,
  });
}

/** The buyer has paid: the session completes and the subscription begins. */
export function completeCheckout(
  state: StripeState,
  session: CheckoutSession,
  method: PaymentMethod,
): Subscription {
  const { price } = orderOf(state, session);
  const subscription = begin(state, session, method);
  const [item] = subscription.items.data;
  const period = { start: subscription.start_date, end: item?.current_period_end ?? subscription.start_date };
  const name = state.get('products', price.product).name;
  const amount = amountIn(state, price, session.currency);
  const invoice = state.add(
    'invoices',
    draftInvoice(state, {
      subscription,
      reason: 'subscription_create',
      lines: [line(state, subscription, { amount, description: name, period, price, proration: false })],
    }),
  );
  change(invoice, { attempt_count: 1, attempted: true });
  settle(state, invoice, method);
  subscription.latest_invoice = invoice.id;
  state.add('subscriptions', subscription);
  change(session, {
    status: 'complete',
    payment_status: 'paid',
    invoice: invoice.id,
    subscription: subscription.id,
    url: null,
  });
  state.emit('customer.subscription.created', subscription);
  state.emit('invoice.paid', invoice);
  state.emit('checkout.session.completed', session);
  return subscription;
}
