import type { Invoice, Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { change } from '../model/wire';
import { amountIn } from './amounts';
import type { Moment } from './charge';
import { applyPrice } from './change-price';
import { endSubscription } from './end-subscription';
import { asDraft, collect, draftInvoice, line, numberFor } from './invoicing';
import { periodEnd } from './periods';
import { enterPhase } from './schedules';

const DAY = 86_400;
/** Waits after each failed attempt at a renewal; then the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/** The period is over: the subscription ends or renews, possibly by another price. */
export function renew(state: StripeState, subscription: Subscription): void {
  const [item] = subscription.items.data;
  if (item === undefined) return;
  if (subscription.cancel_at_period_end) return endSubscription(state, subscription);
  const start = item.current_period_end;
  if (enterPhase(state, subscription, start)) return endSubscription(state, subscription);
  const end = periodEnd(start, item.price);
  item.current_period_start = start;
  item.current_period_end = end;
  const amount = amountIn(state, item.price, subscription.currency);
  const { name } = state.get('products', item.price.product);
  const lines = [
    line(state, subscription, {
      amount,
      description: name,
      period: { start, end },
      price: item.price,
      proration: false,
    }),
  ];
  const invoice = draftInvoice(state, { subscription, reason: 'subscription_cycle', lines });
  state.add('invoices', invoice);
  subscription.latest_invoice = invoice.id;
  const { pause_collection: pause } = subscription;
  if (pause) return setAside(state, { subscription, invoice, behavior: pause.behavior });
  retryInvoice(state, invoice, 'off-session');
}

type SetAside = {
  subscription: Subscription;
  invoice: Invoice;
  behavior: unknown;
};

/** While collection is paused nobody is charged: the invoice waits as a draft, or is void. */
function setAside(state: StripeState, { subscription, invoice, behavior }: SetAside): void {
  if (behavior === 'keep_as_draft') {
    asDraft(invoice);
  } else {
    change(invoice, {
      status: 'void',
      status_transitions: { ...invoice.status_transitions, voided_at: state.now() },
    });
    state.emit('invoice.voided', invoice);
  }
  state.emit('customer.subscription.updated', subscription);
}

/** Makes an invoice of a draft; with `advance` Stripe then collects it by itself. */
export function finalize(state: StripeState, invoice: Invoice, advance: boolean): void {
  const at = state.now();
  change(invoice, {
    auto_advance: advance,
    effective_at: at,
    number: numberFor(state),
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: at },
  });
  state.emit('invoice.finalized', invoice);
  if (advance) retryInvoice(state, invoice, 'off-session');
}

/** One more attempt at an open invoice; success heals the subscription, the last failure ends it. */
export function retryInvoice(state: StripeState, invoice: Invoice, moment: Moment): boolean {
  const subscription = state.get('subscriptions', invoice.parent.subscription_details.subscription);
  const method = state.get('paymentMethods', subscription.default_payment_method);
  const answer = collect(state, invoice, method, moment);
  if (answer === 'paid') {
    const pending = subscription.pending_update?.subscription_items[0]?.price;
    if (pending !== undefined && invoice.billing_reason === 'subscription_update') {
      applyPrice(state, subscription, pending);
    }
    if (subscription.status === 'past_due') subscription.status = 'active';
    state.emit('invoice.paid', invoice);
    state.emit('customer.subscription.updated', subscription);
    return true;
  }
  if (invoice.billing_reason === 'subscription_cycle') dun(state, invoice, subscription);
  return false;
}

function dun(state: StripeState, invoice: Invoice, subscription: Subscription): void {
  const wait = RETRY_AFTER_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = wait === undefined ? null : state.now() + wait * DAY;
  state.emit('invoice.payment_failed', invoice);
  if (wait === undefined) return endSubscription(state, subscription);
  subscription.status = 'past_due';
  state.emit('customer.subscription.updated', subscription);
}
