import type Stripe from 'stripe';
import { type Choice, priceKey } from '../../pricing';
import type { Subscription } from '../domain/subscription';
import { priceId } from './prices';
import { describeSubscription, EXPAND } from './read-subscriptions';
import { findCurrentPhase } from './schedule-phases';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';

function upgradeItems(subscription: Subscription, price: string) {
  return [{ id: subscription.itemId, price }];
}

/**
 * What a change now would cost, by Stripe's own calculation.
 *
 * @param prorationDate seconds since 1970; the change itself then uses the same moment
 */
export async function previewUpgrade(
  payments: StripeGateway,
  subscription: Subscription,
  to: Choice,
  prorationDate: number,
): Promise<Stripe.Invoice> {
  const items = upgradeItems(subscription, await priceId(payments, to));
  return payments.call((stripe) =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_date: prorationDate, proration_behavior: 'always_invoice' },
    }),
  );
}

/** Ends the wait for a cheaper plan; nothing to end is fine too. */
async function releaseSchedule(payments: StripeGateway, { schedule }: Subscription): Promise<void> {
  if (schedule !== null) await payments.call((stripe) => stripe.subscriptionSchedules.release(schedule.id));
}

/**
 * Changes to a dearer plan now. The plan stays as it is until the difference is paid.
 *
 * @returns the subscription, and the page where the difference waits to be paid, if it does
 */
export async function upgradeNow(
  payments: StripeGateway,
  subscription: Subscription,
  to: Choice,
  prorationDate: number,
): Promise<{ subscription: Subscription; payUrl: string | null }> {
  const items = upgradeItems(subscription, await priceId(payments, to));
  await releaseSchedule(payments, subscription);
  const updated = await payments.call((stripe) =>
    stripe.subscriptions.update(
      subscription.id,
      {
        items,
        proration_behavior: 'always_invoice',
        proration_date: prorationDate,
        payment_behavior: 'pending_if_incomplete',
        expand: [...EXPAND, 'latest_invoice'],
      },
      // A double click pays once.
      { idempotencyKey: `change-${subscription.id}-${priceKey(to)}-${prorationDate}` },
    ),
  );
  const { latest_invoice: invoice, pending_update: pending } = updated;
  const waits = pending !== null && invoice !== null && typeof invoice !== 'string';
  return {
    subscription: await describeSubscription(payments, updated),
    payUrl: waits ? (invoice.hosted_invoice_url ?? null) : null,
  };
}

/** Changes to a cheaper plan, or a shorter interval, when the paid period is over. */
export async function changeAtPeriodEnd(
  payments: StripeGateway,
  subscription: Subscription,
  to: Choice,
): Promise<Subscription> {
  const price = await priceId(payments, to);
  const scheduleId =
    subscription.schedule?.id ??
    (
      await payments.call((stripe) =>
        stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
      )
    ).id;
  const schedule = await payments.call((stripe) => stripe.subscriptionSchedules.retrieve(scheduleId));
  const current = findCurrentPhase(schedule, subscription.periodEnd / 1000);
  if (current === undefined) throw new Error('The schedule of a subscription is in no phase.');
  const [item] = current.items;
  const currentPrice = typeof item?.price === 'string' ? item.price : item?.price.id;
  await payments.call((stripe) =>
    stripe.subscriptionSchedules.update(scheduleId, {
      end_behavior: 'release',
      metadata: { price_key: priceKey(to) },
      phases: [
        {
          items: [{ price: currentPrice, quantity: 1 }],
          start_date: current.start_date,
          end_date: current.end_date,
          proration_behavior: 'none',
        },
        { items: [{ price, quantity: 1 }], proration_behavior: 'none' },
      ],
    }),
  );
  return readSubscription(payments, subscription.id);
}

/** One subscription as Stripe has it now. */
export async function readSubscription(payments: StripeGateway, id: string): Promise<Subscription> {
  return describeSubscription(
    payments,
    await payments.call((stripe) => stripe.subscriptions.retrieve(id, { expand: EXPAND })),
  );
}

/**
 * What became of an ending that failed: Stripe may have done it all the same. If not, the planned change that was
 * dropped for it is planned again.
 *
 * @throws unknown the failure, when the subscription does not end
 */
async function recoverFrom(
  failure: unknown,
  payments: StripeGateway,
  { id, schedule }: Subscription,
): Promise<Subscription> {
  const found = await readSubscription(payments, id);
  if (found.cancelAtPeriodEnd) return found;
  if (schedule?.choice) await changeAtPeriodEnd(payments, found, schedule.choice);
  throw failure;
}

/** Lets a subscription end with its paid period, or go on after all. A planned change of plan is dropped. */
export async function setEnding(
  payments: StripeGateway,
  subscription: Subscription,
  ending: boolean,
): Promise<Subscription> {
  await releaseSchedule(payments, subscription);
  const setting = payments.call((stripe) =>
    stripe.subscriptions.update(subscription.id, { cancel_at_period_end: ending, expand: EXPAND }),
  );
  const settled = setting.then((updated) => describeSubscription(payments, updated));
  return ending ? settled.catch((failure: unknown) => recoverFrom(failure, payments, subscription)) : settled;
}
