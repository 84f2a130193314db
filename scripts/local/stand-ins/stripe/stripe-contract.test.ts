import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Place } from './contract/place';
import { standInPlace } from './contract/stand-in-place';
import { stripePlace } from './contract/stripe-place';

// What our code relies on, held against Stripe's test mode when there is a key of it, and else against the stand-in.
const KEY = process.env.STRIPE_SECRET_KEY ?? '';
/** Keys of our own stand-in are shorter. */
const IS_STRIPE_KEY = /^sk_test_\w{20,}$/.test(KEY);
const HOUR = 3600;

let place: Place;
let stripe: Stripe;
let product: string;

beforeAll(async () => {
  place = IS_STRIPE_KEY ? await stripePlace(KEY) : await standInPlace();
  ({ stripe } = place);
  const skipped = IS_STRIPE_KEY ? '' : '; skipped against Stripe itself: no STRIPE_SECRET_KEY=sk_test_…';
  process.stdout.write(`Contract of Stripe: checked against ${place.name}${skipped}.\n`);
  product = (await stripe.products.create({ name: 'Contract' })).id;
});
afterAll(() => place.close());

async function createPrice(amount: number): Promise<string> {
  const price = await stripe.prices.create({
    product,
    currency: 'gbp',
    unit_amount: amount,
    recurring: { interval: 'month' },
    lookup_key: randomUUID(),
  });
  return price.id;
}

function findItem({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error('The subscription has no item.');
  return item;
}

async function createSchedule(subscription: Stripe.Subscription) {
  const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const { phases } = await stripe.subscriptionSchedules.retrieve(id);
  const [phase] = phases;
  if (phase === undefined) throw new Error('The schedule has no phase.');
  return { id, phase };
}

function sameAgain({
  items,
  start_date,
  end_date,
}: Stripe.SubscriptionSchedule.Phase): Stripe.SubscriptionScheduleUpdateParams.Phase {
  const [item] = items;
  const price = typeof item?.price === 'string' ? item.price : item?.price.id;
  return { items: [{ price, quantity: 1 }], start_date, end_date, proration_behavior: 'none' };
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    ({ type, statusCode, code }: Stripe.errors.StripeError) => ({ type, statusCode, code }),
  );

test('a subscription is active, has a period and a paid invoice', async () => {
  const bought = await place.subscribe(await createPrice(700));
  const subscription = await stripe.subscriptions.retrieve(bought.id, {
    expand: ['latest_invoice', 'default_payment_method'],
  });
  expect(subscription).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
    schedule: null,
    pending_update: null,
    default_payment_method: { type: 'card', card: { brand: 'visa' } },
    latest_invoice: { status: 'paid', amount_paid: 700, billing_reason: 'subscription_create' },
  });
  const item = findItem(subscription);
  const [line] = (subscription.latest_invoice as Stripe.Invoice).lines.data;
  expect(line?.period).toEqual({ start: item.current_period_start, end: item.current_period_end });
  expect(line?.parent?.subscription_item_details).toMatchObject({
    proration: false,
    subscription_item: item.id,
  });
  const { data } = await stripe.invoices.list({ customer: String(subscription.customer), status: 'paid' });
  expect(data.map(({ total }) => total)).toEqual([700]);
});

test('a schedule of two phases changes the price when the period is over', async () => {
  const subscription = await place.subscribe(await createPrice(700));
  const cheaper = await createPrice(300);
  const { id, phase } = await createSchedule(subscription);
  const { phases } = await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    phases: [sameAgain(phase), { items: [{ price: cheaper, quantity: 1 }], proration_behavior: 'none' }],
  });
  expect(phases.map(({ start_date: start }) => start)).toEqual([phase.start_date, phase.end_date]);
  await place.advanceTo(subscription, phase.end_date + 2 * HOUR);
  const changed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(findItem(changed).price.id).toBe(cheaper);
  expect(changed.latest_invoice).toMatchObject({ billing_reason: 'subscription_cycle', total: 300 });
});

test('a period that begins while collection is paused waits as a draft, and is paid once that is finalized', async () => {
  const { id } = await place.subscribe(await createPrice(700));
  const pause = { pause_collection: { behavior: 'keep_as_draft' } } as const;
  const paused = await stripe.subscriptions.update(id, pause);
  await place.advanceTo(paused, findItem(paused).current_period_end + 2 * HOUR);
  const drafts = await stripe.invoices.list({ subscription: id, status: 'draft' });
  expect(drafts.data).toMatchObject([
    { auto_advance: false, billing_reason: 'subscription_cycle', total: 700 },
  ]);
  const resumed = await stripe.subscriptions.update(id, { pause_collection: '' });
  await stripe.invoices.finalizeInvoice(drafts.data[0]?.id ?? '', { auto_advance: true });
  await place.advanceTo(resumed, findItem(resumed).current_period_start + 6 * HOUR);
  const after = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(after).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', amount_paid: 700 } });
});

test('a payment is found by its invoice, and goes back in parts until nothing is left', async () => {
  const { latest_invoice: invoice } = await place.subscribe(await createPrice(700));
  const { data } = await stripe.invoicePayments.list({ invoice: String(invoice), status: 'paid' });
  const intent = String(data[0]?.payment.payment_intent);
  const part = { payment_intent: intent, amount: 300, reason: 'requested_by_customer' } as const;
  const { charge } = await stripe.refunds.create(part);
  expect(await stripe.charges.retrieve(String(charge))).toMatchObject({
    amount_refunded: 300,
    refunded: false,
  });
  await stripe.refunds.create({ payment_intent: intent });
  expect((await stripe.charges.retrieve(String(charge))).refunded).toBe(true);
  expect(await refusal(stripe.refunds.create({ payment_intent: intent }))).toEqual({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'charge_already_refunded',
  });
});

test('a declined card refuses a dearer price, which stays as it was', async () => {
  const subscription = await place.subscribe(await createPrice(700));
  await place.declineCard(subscription);
  const change: Stripe.SubscriptionUpdateParams = {
    items: [{ id: findItem(subscription).id, price: await createPrice(1300) }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  };
  expect(await refusal(stripe.subscriptions.update(subscription.id, change))).toEqual({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
  });
  const { items } = await stripe.subscriptions.retrieve(subscription.id);
  expect(items.data[0]?.price.unit_amount).toBe(700);
});

test('a phase cannot begin before the present one', async () => {
  const { id, phase } = await createSchedule(await place.subscribe(await createPrice(700)));
  const past = { ...sameAgain(phase), start_date: phase.start_date - 24 * HOUR };
  const update = stripe.subscriptionSchedules.update(id, { phases: [past] });
  expect(await refusal(update)).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
});

test('a deleted customer is told as deleted, and is of no use', async () => {
  const { id } = await stripe.customers.create({ email: 'mara@player.example' });
  const { url } = await stripe.billingPortal.sessions.create({
    customer: id,
    return_url: 'https://skora.example/',
  });
  expect(url).toMatch(/^https?:\/\//);
  await stripe.customers.del(id);
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  const update = stripe.customers.update(id, { email: 'm@player.example' });
  expect(await refusal(update)).toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
  });
});

test('an unknown parameter and a key used for something else are refused', async () => {
  const unknown = { colour: 'red' } as Stripe.CustomerCreateParams;
  expect(await refusal(stripe.customers.create(unknown))).toEqual({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'parameter_unknown',
  });
  const once = { idempotencyKey: randomUUID() };
  const { id } = await stripe.customers.create({ email: 'a@player.example' }, once);
  expect((await stripe.customers.create({ email: 'a@player.example' }, once)).id).toBe(id);
  const other = stripe.customers.create({ email: 'b@player.example' }, once);
  expect(await refusal(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  await stripe.customers.del(id);
});

test('every answer above has the shape of the SDK’s type', () => {
  expect(place.answers.length).toBeGreaterThan(30);
  expect(place.answers.flatMap(({ body }) => place.findProblems(body))).toEqual([]);
});
