import type Stripe from 'stripe';
import { ENDPOINTS } from '../api/routes';
import { CARD, startTestShop, type TestShop } from '../testing/test-shop';
import { recordingClient, type Answer } from './recording-client';
import { readSdkShapes } from './sdk-shapes';

const check = readSdkShapes();
const answers: Answer[] = [];
let shop: TestShop;
let stripe: Stripe;

function made(name: string, { call }: Answer): boolean {
  return new RegExp(`^${name.replace(':id', '[^/]+')}$`).test(call);
}

async function sell() {
  const product = await stripe.products.create({ name: 'Tier 1', metadata: { tier: 'tier1' } });
  await stripe.products.update(product.id, { name: 'Tier one' });
  await stripe.products.retrieve(product.id);
  const price = (amount: number, interval: 'month' | 'year') =>
    stripe.prices.create({
      product: product.id,
      currency: 'gbp',
      unit_amount: amount,
      tax_behavior: 'inclusive',
      recurring: { interval },
      lookup_key: `tier1_${interval}_${amount}`,
      currency_options: { jpy: { unit_amount: amount * 2, tax_behavior: 'inclusive' } },
    });
  const month = await price(699, 'month');
  const dearer = await price(1299, 'month');
  const year = await price(6990, 'year');
  await stripe.prices.update((await price(1, 'month')).id, { active: false });
  await stripe.prices.list({ expand: ['data.currency_options', 'data.product'] });
  const customer = await stripe.customers.create({ email: 'mara@player.example', metadata: { uid: 'mara' } });
  await stripe.customers.update(customer.id, { email: 'm@player.example' });
  const session = (automaticTax: boolean) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      automatic_tax: { enabled: automaticTax },
      line_items: [{ price: month.id, quantity: 1 }],
      success_url: shop.url,
      cancel_url: shop.url,
    });
  await stripe.checkout.sessions.expire((await session(true)).id);
  const { id, url } = await session(false);
  await shop.submit(String(url), CARD);
  await stripe.checkout.sessions.retrieve(id, { expand: ['customer', 'invoice', 'subscription'] });
  return { customer: customer.id, dearer, year };
}

async function change(subscription: Stripe.Subscription, dearer: Stripe.Price, year: Stripe.Price) {
  const { id } = subscription;
  const item = subscription.items.data[0] as Stripe.SubscriptionItem;
  const items = [{ id: item.id, price: dearer.id }];
  await stripe.invoices.createPreview({ subscription: id, subscription_details: { items } });
  shop.cards().set(String(subscription.default_payment_method), 'authenticate');
  const upgrade: Stripe.SubscriptionUpdateParams = {
    items,
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
  };
  await stripe.subscriptions.update(id, upgrade);
  shop.cards().set(String(subscription.default_payment_method), 'ok');
  await stripe.subscriptions.update(id, upgrade);
  await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' }, metadata: { a: 'b' } });
  await stripe.subscriptions.update(id, { pause_collection: '' });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  const current = schedule.current_phase as Stripe.SubscriptionSchedule.CurrentPhase;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    metadata: { plan: 'tier1' },
    phases: [
      { ...current, items: [{ price: dearer.id }] },
      { start_date: current.end_date, items: [{ price: year.id }] },
    ],
  });
  await stripe.subscriptionSchedules.retrieve(schedule.id, {
    expand: ['customer', 'subscription', 'phases.items.price'],
  });
  await stripe.subscriptions.retrieve(id, {
    expand: ['default_payment_method', 'latest_invoice', 'schedule'],
  });
  await stripe.subscriptionSchedules.release(schedule.id);
}

async function payBack(customer: string) {
  const { data } = await stripe.invoices.list({ customer, expand: ['data.customer'] });
  const { id: invoice } = await stripe.invoices.retrieve(String(data.at(-1)?.id));
  const payments = await stripe.invoicePayments.list({
    invoice,
    expand: ['data.invoice', 'data.payment.payment_intent'],
  });
  const intent = payments.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
  const charge = String(intent.latest_charge);
  await shop.tell('disputes', { charge, amount: 100 });
  await stripe.refunds.create({
    payment_intent: intent.id,
    amount: 100,
    reason: 'requested_by_customer',
    expand: ['charge', 'payment_intent.latest_charge'],
  });
  await stripe.charges.retrieve(charge, { expand: ['customer', 'payment_intent.payment_method'] });
  const disputes = await stripe.disputes.list({ charge, expand: ['data.charge'] });
  await shop.tell('disputes/close', { dispute: String(disputes.data[0]?.id), status: 'lost' });
  await stripe.billingPortal.sessions.create({ customer, return_url: shop.url });
  await stripe.billingPortal.sessions.create({
    customer,
    return_url: shop.url,
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: shop.url } },
    },
  });
}

async function end(id: string, customer: string) {
  await shop.tell('clock', { advanceDays: 32 });
  await stripe.subscriptions.cancel(id);
  await stripe.subscriptions.list({ customer, status: 'all', expand: ['data.customer', 'data.schedule'] });
  await stripe.customers.del(customer);
  await stripe.customers.retrieve(customer);
  await expect(stripe.customers.update(customer, { email: 'a@b.example' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
  const { data } = await stripe.events.list({ limit: 100 });
  await stripe.events.retrieve(String(data[0]?.id));
}

beforeAll(async () => {
  shop = await startTestShop();
  stripe = recordingClient(answers, { url: shop.standInUrl() });
  const { customer, dearer, year } = await sell();
  const { data } = await stripe.subscriptions.list({ customer });
  const [subscription] = data;
  if (subscription === undefined) throw new Error('The stand-in sold nothing.');
  await change(subscription, dearer, year);
  await payBack(customer);
  await end(subscription.id, customer);
});
afterAll(() => shop.close());

it.each(Object.keys(ENDPOINTS))('%s answers in the shape of the SDK’s type', (name) => {
  const mine = answers.filter((answer) => made(name, answer) && answer.status === 200);
  expect(mine).not.toEqual([]);
  expect(mine.flatMap(({ body }) => check(body))).toEqual([]);
});

it('refuses in the shape of the SDK’s errors', () => {
  const refusals = answers.filter(({ status }) => status >= 400);
  expect(refusals).toHaveLength(1);
  expect(refusals.flatMap(({ body }) => check(body))).toEqual([]);
});

it('notices a field too many, one too few, one of another type and one outside its enum, at any depth', () => {
  const wrong = structuredClone(answers.find((answer) => made('GET /v1/subscriptions', answer))?.body) as {
    data: [{ status: string; livemode: unknown; start_date?: number; items: { data: [{ price: object }] } }];
  };
  const [first] = wrong.data;
  Object.assign(first, { status: 'sleeping', livemode: 'no' });
  delete first.start_date;
  Object.assign(first.items.data[0].price, { colour: 'red' });
  expect(check(wrong).map((problem) => problem.replace(/,? (not|to) .*/, ''))).toEqual([
    'list.data[0].start_date is missing',
    'list.data[0].items.data[0].price.colour is unknown',
    'list.data[0].livemode is "no"',
    'list.data[0].status is "sleeping"',
  ]);
});
