import type Stripe from 'stripe';
import { findAmount, type Choice, parsePriceKey } from '../../pricing';
import type { Subscription, SubscriptionStatus } from '../domain/subscription';
import { parsePauseReason } from './pause-payments';
import { readFailure } from './read-failure';
import { hasComingPhase } from './schedule-phases';
import { toId } from './stripe-id';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { ifMissing } from '../../../lib/stripe/if-missing';

// `unpaid`, `incomplete` and `paused` have not paid for what is now, so they grant nothing.
const LIVE: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past-due',
};

/** The plan a schedule leads to; its price is an id only, so we wrote the plan beside it. */
function scheduledChoice(schedule: Stripe.SubscriptionSchedule, periodEnd: number): Choice | null {
  if (!hasComingPhase(schedule, periodEnd)) return null;
  const found = parsePriceKey(schedule.metadata?.price_key ?? null);
  return found && { plan: found.plan, interval: found.interval };
}

function toSchedule({ schedule, items }: Stripe.Subscription): Subscription['schedule'] {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null;
  return { id: schedule.id, choice: scheduledChoice(schedule, items.data[0]?.current_period_end ?? 0) };
}

function toPending({ pending_update: update }: Stripe.Subscription): Subscription['pending'] {
  const found = parsePriceKey(update?.subscription_items?.[0]?.price.lookup_key ?? null);
  return update && found
    ? { choice: { plan: found.plan, interval: found.interval }, until: update.expires_at * 1000 }
    : null;
}

function toPause({ pause_collection: paused, metadata }: Stripe.Subscription): Subscription['pause'] {
  const reason = parsePauseReason(metadata.paused_for);
  if (!paused) return reason && 'ended';
  return reason ?? 'other';
}

function toCard({ default_payment_method: method }: Stripe.Subscription): Subscription['paymentMethod'] {
  if (method === null || typeof method === 'string' || method.card === undefined) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
}

function toSubscription(subscription: Stripe.Subscription): Subscription {
  const [item] = subscription.items.data;
  const found = parsePriceKey(item?.price.lookup_key ?? null);
  const currency = subscription.currency.toUpperCase();
  return {
    id: subscription.id,
    customerId: toId(subscription.customer) ?? '',
    itemId: item?.id ?? '',
    payer: subscription.metadata.payer === 'parent' ? 'parent' : 'self',
    status: LIVE[subscription.status] ?? 'over',
    choice: found && { plan: found.plan, interval: found.interval },
    currency,
    amount: found && findAmount(found, currency, found.asOf),
    failure: null,
    taxed: subscription.automatic_tax.enabled,
    startedAt: subscription.created * 1000,
    periodEnd: (item?.current_period_end ?? 0) * 1000,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    pause: toPause(subscription),
    schedule: toSchedule(subscription),
    pending: toPending(subscription),
    paymentMethod: toCard(subscription),
  };
}

/** Reads what we need out of Stripe's object; what {@link EXPAND} names must be expanded. */
export async function describeSubscription(
  gateway: StripeGateway,
  found: Stripe.Subscription,
): Promise<Subscription> {
  const subscription = toSubscription(found);
  const invoice = toId(found.latest_invoice);
  if (subscription.status !== 'past-due' || invoice === null) return subscription;
  return { ...subscription, failure: await readFailure(gateway, invoice) };
}

/** What {@link describeSubscription} needs expanded. */
export const EXPAND = ['default_payment_method', 'schedule'];

/**
 * All subscriptions of a customer, as Stripe has them now; none for one that was deleted there.
 *
 * @throws StripeRefusal `resource_missing` for one it has never heard of: with the key of another account that would be
 * everybody, and nobody may lose a plan by it
 */
export async function readSubscriptions(gateway: StripeGateway, customerId: string): Promise<Subscription[]> {
  const list = gateway.call((stripe) =>
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 20,
      expand: EXPAND.map((field) => `data.${field}`),
    }),
  );
  const found = await ifMissing(null, list);
  if (found !== null) return Promise.all(found.data.map((one) => describeSubscription(gateway, one)));
  const customer = await gateway.call((stripe) => stripe.customers.retrieve(customerId));
  if (customer.deleted !== true)
    throw new Error('Stripe has a customer, but does not list its subscriptions.');
  return [];
}
