import { cardRefused } from '../protocol/fault';
import type { Invoice, InvoiceLine, Price, Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { newPendingUpdate, setPrice } from '../objects/subscription';
import { amountIn } from './amounts';
import { REFUSALS, type Moment } from './charge';
import { collect, draftInvoice, line } from './invoicing';
import { periodEnd } from './periods';

const PENDING_SECONDS = 23 * 3600;

function findItem(subscription: Subscription) {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('A subscription without an item.');
  return item;
}

function renewsAnew(from: Price, to: Price): boolean {
  return from.recurring.interval !== to.recurring.interval;
}

/** Credit for the rest of the old price, charge for the rest of the new one; a new interval begins a new period. */
export function prorationLines(
  state: StripeState,
  subscription: Subscription,
  to: Price,
  at: number,
): InvoiceLine[] {
  const { currency } = subscription;
  const item = findItem(subscription);
  const { current_period_start: start, current_period_end: end, price: from } = item;
  const part = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const anew = renewsAnew(from, to);
  const name = (price: Price) => state.get('products', price.product).name;
  const unused = -Math.round(amountIn(state, from, currency) * part);
  const charged = Math.round(amountIn(state, to, currency) * (anew ? 1 : part));
  const rest = { start: at, end };
  return [
    line(state, subscription, {
      amount: unused,
      price: from,
      description: `Unused time on ${name(from)}`,
      period: rest,
      proration: true,
    }),
    line(state, subscription, {
      amount: charged,
      price: to,
      description: anew ? name(to) : `Remaining time on ${name(to)}`,
      period: anew ? { start: at, end: periodEnd(at, to) } : rest,
      proration: !anew,
    }),
  ];
}

/** Gives a subscription its new price; a new interval begins a new period now. */
export function applyPrice(state: StripeState, subscription: Subscription, to: Price): void {
  const item = findItem(subscription);
  if (renewsAnew(item.price, to)) {
    item.current_period_start = state.now();
    item.current_period_end = periodEnd(state.now(), to);
    subscription.billing_cycle_anchor = state.now();
  }
  setPrice(item, to);
  subscription.pending_update = null;
}

type Change = {
  to: Price;
  at: number;
  /** What happens when the payment does not go through at once. */
  onFailure: 'pending_if_incomplete' | 'error_if_incomplete';
  moment: Moment;
};

/** Changes the price now and collects the difference. @throws StripeFault 402 for `error_if_incomplete` */
export function changePrice(state: StripeState, subscription: Subscription, change: Change): Invoice {
  const { to, at, onFailure, moment } = change;
  const lines = prorationLines(state, subscription, to, at);
  const invoice = draftInvoice(state, { subscription, reason: 'subscription_update', lines });
  const method = state.get('paymentMethods', subscription.default_payment_method);
  const answer = collect(state, invoice, method, moment);
  if (answer !== 'paid' && onFailure === 'error_if_incomplete') {
    const { code, message, decline_code: declineCode } = REFUSALS[answer];
    throw cardRefused(code, message, declineCode);
  }
  state.add('invoices', invoice);
  subscription.latest_invoice = invoice.id;
  if (answer === 'paid') {
    applyPrice(state, subscription, to);
    state.emit('invoice.paid', invoice);
  } else {
    const expiresAt = state.now() + PENDING_SECONDS;
    subscription.pending_update = newPendingUpdate(findItem(subscription), to, expiresAt);
    state.emit(
      answer === 'authenticate' ? 'invoice.payment_action_required' : 'invoice.payment_failed',
      invoice,
    );
  }
  state.emit('customer.subscription.updated', subscription);
  return invoice;
}
