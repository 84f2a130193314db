import type Stripe from 'stripe';
import { CARD, type TestShop } from '../testing/test-shop';

type Scene = { shop: TestShop; stripe: Stripe };

async function sell({ shop, stripe }: Scene) {
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
      customer_update: { address: 'auto' },
      line_items: [{ price: month.id, quantity: 1 }],
      success_url: shop.url,
      cancel_url: shop.url,
    });
  await stripe.checkout.sessions.expire((await session(false)).id);
  const { id, url } = await session(true);
  await shop.submit(String(url), { ...CARD, country: 'GB' });
  await stripe.checkout.sessions.retrieve(id, { expand: ['customer', 'invoice', 'subscription'] });
  return { customer: customer.id, dearer, year };
}

async function change(
  { shop, stripe }: Scene,
  subscription: Stripe.Subscription,
  { dearer, year }: { dearer: Stripe.Price; year: Stripe.Price },
) {
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

async function payBack({ shop, stripe }: Scene, customer: string) {
  const { data } = await stripe.invoices.list({ customer, expand: ['data.customer', 'data.payments'] });
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
  await stripe.charges.list({ limit: 20, expand: ['data.customer'] });
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

async function end({ shop, stripe }: Scene, id: string, customer: string) {
  await shop.tell('clock', { advanceDays: 32 });
  await stripe.subscriptions.cancel(id);
  await stripe.subscriptions.list({ customer, status: 'all', expand: ['data.customer', 'data.schedule'] });
  await stripe.customers.del(customer);
  await stripe.customers.retrieve(customer);
}

/** A card that is declined later: upgrades wait, renewals fail, and in the end the subscription is over. */
async function fail({ shop, stripe }: Scene, dearer: Stripe.Price) {
  const subscription = await shop.subscribe();
  const card = String(subscription.default_payment_method);
  const items = [{ id: subscription.items.data[0]?.id ?? '', price: dearer.id }];
  shop.cards().set(card, 'declined');
  await stripe.subscriptions.update(subscription.id, {
    items,
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  await shop.tell('clock', { advanceDays: 2 });
  for (const behavior of ['void', 'keep_as_draft'] as const) {
    await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior } });
    await shop.tell('clock', { advanceDays: 31 });
  }
  const { data: drafts } = await stripe.invoices.list({ subscription: subscription.id, status: 'draft' });
  await stripe.invoices.finalizeInvoice(String(drafts[0]?.id), { auto_advance: false });
  await stripe.subscriptions.update(subscription.id, { pause_collection: '' });
  await shop.tell('clock', { advanceDays: 31 });
  const { latest_invoice: latest } = await stripe.subscriptions.retrieve(subscription.id);
  await stripe.invoicePayments.list({
    invoice: String(latest),
    expand: ['data.invoice', 'data.payment.payment_intent.latest_charge'],
  });
  await stripe.charges.list({ customer: String(subscription.customer) });
  await shop.tell('clock', { advanceDays: 31 });
  await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
}

/** Lets everything happen that the stand-in plays, with every call and every event of it. */
export async function playEverything(scene: Scene): Promise<void> {
  const { stripe } = scene;
  const { customer, ...prices } = await sell(scene);
  const { data } = await stripe.subscriptions.list({ customer });
  const [subscription] = data;
  if (subscription === undefined) throw new Error('The stand-in sold nothing.');
  await change(scene, subscription, prices);
  await payBack(scene, customer);
  await end(scene, subscription.id, customer);
  await fail(scene, prices.dearer);
  const events = await stripe.events.list({ limit: 100 });
  await stripe.events.retrieve(String(events.data[0]?.id));
}
