import type Stripe from 'stripe';
import { missing } from '../protocol/fault';
import type { CheckoutSession, PaymentMethod, Price, Subscription } from '../model/records';
import type { StripeState } from '../model/state';
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

function newSubscription(state: StripeState, session: CheckoutSession, method: PaymentMethod): Subscription {
  const { price, metadata } = orderOf(state, session);
  const id = state.newId('subscriptions');
  const start = state.now();
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: start,
    currency: session.currency,
    customer: session.customer,
    default_payment_method: method.id,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${id.slice(4)}`,
          object: 'subscription_item',
          created: start,
          current_period_start: start,
          current_period_end: periodEnd(start, price),
          price,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: '',
    livemode: false,
    metadata,
    pause_collection: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'active',
  };
}

/** The buyer has paid: the session completes and the subscription begins. */
export function completeCheckout(
  state: StripeState,
  session: CheckoutSession,
  method: PaymentMethod,
): Subscription {
  const { price } = orderOf(state, session);
  const subscription = newSubscription(state, session, method);
  const [item] = subscription.items.data;
  const period = { start: subscription.start_date, end: item?.current_period_end ?? subscription.start_date };
  const name = state.get('products', String(price.product)).name;
  const amount = amountIn(state, price, session.currency);
  const invoice = state.add(
    'invoices',
    draftInvoice(state, {
      subscription,
      reason: 'subscription_create',
      lines: [line(state, subscription, { amount, description: name, period, proration: false })],
    }),
  );
  invoice.attempt_count = 1;
  settle(state, invoice, method);
  subscription.latest_invoice = invoice.id;
  state.add('subscriptions', subscription);
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    url: null,
  });
  state.emit('customer.subscription.created', subscription);
  state.emit('invoice.paid', invoice);
  state.emit('checkout.session.completed', session);
  return subscription;
}
