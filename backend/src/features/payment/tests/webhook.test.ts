import { randomUUID } from 'node:crypto';
import { send } from '../../../testing/send';
import {
  askCheckout,
  registeredPlayer,
  startPayments,
  storedTier,
  subscribedPlayer,
  WEBHOOK_SECRET,
  type PaymentTest,
} from '../../../testing/start-payments';

let shop: PaymentTest;
beforeAll(async () => {
  shop = await startPayments();
});
afterAll(() => shop.close());

const now = () => Math.floor(Date.now() / 1000);

function makeEvent(type: string, object: object, changes: object = {}) {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: now(),
    livemode: false,
    data: { object },
    ...changes,
  });
}

function sign(payload: string, changes: { secret?: string; timestamp?: number; scheme?: string } = {}) {
  return shop.stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...changes });
}

function post(body: string, signature: string | null, headers: Record<string, string> = {}) {
  return send(shop.service.origin, {
    method: 'POST',
    path: '/payment/webhook',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== null && { 'stripe-signature': signature }),
      ...headers,
    },
    body,
  });
}

/** A player whose payment no webhook has told yet, with the events that do. */
async function untold(plan = 'tier2') {
  const player = await registeredPlayer(shop.service);
  const { url } = (await askCheckout(player, { plan, interval: 'month' })).json() as { url: string };
  shop.standIn.webhooks.hold();
  await shop.pay(url);
  return { player, events: shop.standIn.webhooks.release() };
}

const record = async (uid: string) => (await shop.service.firestore.doc(`billing/${uid}`).get()).data();

const forged: [name: string, signature: (payload: string) => string | null][] = [
  ['no signature', () => null],
  ['an empty signature', () => ''],
  ['the signature of another secret', (payload) => sign(payload, { secret: 'whsec_other' })],
  ['a signature over another byte', (payload) => sign(`${payload} `)],
  ['a signature older than 300 s', (payload) => sign(payload, { timestamp: now() - 301 })],
  ['a v0 signature only', (payload) => sign(payload, { scheme: 'v0' })],
  ['a made-up signature', () => `t=${now()},v1=${'0'.repeat(64)}`],
];

test.each(forged)('%s is refused with 400 and changes nothing', async (_name, signature) => {
  const { player, events } = await untold();
  const payload = JSON.stringify(events[0]);
  const answer = await post(payload, signature(payload));
  expect(answer.status).toBe(400);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
});

test('a body changed by one byte is refused', async () => {
  const { player, events } = await untold();
  const payload = JSON.stringify(events[0]);
  const answer = await post(payload.replace(player.uid, player.uid.replace(/.$/, '_')), sign(payload));
  expect(answer.status).toBe(400);
});

test.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
])('a body of type %s is refused with %i', async (type, status) => {
  expect((await post('{}', 'x', { 'content-type': type })).status).toBe(status);
});

test('a body over 256 KB is refused with 413, another method with 405', async () => {
  expect((await post(' '.repeat(262_145), 'x')).status).toBe(413);
  const get = await send(shop.service.origin, { path: '/payment/webhook' });
  expect([get.status, get.headers.allow]).toEqual([405, 'OPTIONS, POST']);
});

test('fifty concurrent deliveries of one event write once', async () => {
  const { player, events } = await untold();
  const payload = JSON.stringify(events[1]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(payload, sign(payload))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await storedTier(shop.service, player.uid)).toBe('tier2');
  expect(await record(player.uid)).toMatchObject({ revision: 1, tier: 'tier2', checkout: null });
});

test('a replay after the plan has ended brings nothing back', async () => {
  const { player, events } = await untold();
  for (const event of events) await shop.standIn.webhooks.deliver(event);
  const { subscription } = (await record(player.uid)) as { subscription: { id: string } };
  await shop.stripe.subscriptions.cancel(subscription.id);
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  for (const event of [...events, ...events].reverse())
    expect(await shop.standIn.webhooks.deliver(event)).toBe(200);
  const stale = { ...events[0], id: `evt_${randomUUID()}` };
  const payload = JSON.stringify(stale);
  expect((await post(payload, sign(payload))).status).toBe(200);
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
});

test.each([
  ['of the real service', { livemode: true }],
  ['of another account', { account: 'acct_other' }],
])('an event %s is taken, changes nothing and is reported', async (_name, changes) => {
  const { player, events } = await untold();
  const payload = JSON.stringify({ ...events[0], ...changes });
  expect((await post(payload, sign(payload))).status).toBe(200);
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  expect(shop.service.log()).toContain('webhook of another mode or account');
});

test('an event about a customer that is not ours is taken and reported', async () => {
  const payload = makeEvent('invoice.paid', { id: 'in_1', object: 'invoice', customer: 'cus_other' });
  expect((await post(payload, sign(payload))).status).toBe(200);
  expect(shop.service.log()).toContain('webhook about a customer that is not ours');
});

test('an event we do not use is taken', async () => {
  const payload = makeEvent('product.created', { id: 'prod_1', object: 'product' });
  expect((await post(payload, sign(payload))).json()).toEqual({ received: true });
});

test('a subscription to a price that is not ours grants nothing and is reported', async () => {
  const player = await subscribedPlayer(shop, { plan: 'tier1', interval: 'month' });
  const { subscription } = (await record(player.uid)) as { subscription: { id: string; itemId: string } };
  const product = await shop.stripe.products.create({ name: 'Scarf' });
  const scarf = await shop.stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 100,
    recurring: { interval: 'month' },
    lookup_key: `scarf_${player.uid}`,
  });
  await shop.stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.itemId, price: scarf.id }],
  });
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  expect(shop.service.log()).toContain('subscription with an unknown price grants nothing');
});

test('a failure between the event and the tier writes neither, and the next delivery heals it', async () => {
  const { player, events } = await untold();
  await shop.tell('failure', { kind: 'status-500' });
  const payload = JSON.stringify(events[1]);
  const failed = await post(payload, sign(payload));
  await shop.tell('failure', { kind: 'none' });
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, '10']);
  expect((await shop.service.firestore.doc(`stripeEvents/${events[1]?.id}`).get()).exists).toBe(false);
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  expect((await post(payload, sign(payload))).status).toBe(200);
  expect(await storedTier(shop.service, player.uid)).toBe('tier2');
});

test('a full refund and a lost dispute end what they paid for, not what was bought since', async () => {
  for (const undo of ['refund', 'dispute']) {
    const player = await subscribedPlayer(shop, { plan: 'tier3', interval: 'month' });
    const { customers } = (await record(player.uid)) as { customers: object };
    const charge = shop.standIn.state.all('charges').find(({ customer }) => String(customer) in customers);
    shop.standIn.webhooks.hold();
    if (undo === 'refund')
      await shop.stripe.refunds.create({ payment_intent: String(charge?.payment_intent) });
    else {
      const { id } = (await shop.tell('disputes', { charge: charge?.id })) as { id: string };
      await shop.tell('disputes/close', { dispute: id, status: 'lost' });
    }
    const events = shop.standIn.webhooks.release();
    for (const event of events) await shop.standIn.webhooks.deliver(event);
    await shop.settled();
    expect([undo, await storedTier(shop.service, player.uid)]).toEqual([undo, 'tier0']);

    const { url } = (await askCheckout(player, { plan: 'tier4', interval: 'month' })).json() as {
      url: string;
    };
    await shop.pay(url);
    await shop.settled();
    const late = JSON.stringify({ ...events.at(-1), id: `evt_${randomUUID()}` });
    await post(late, sign(late));
    await shop.settled();
    expect([undo, await storedTier(shop.service, player.uid)]).toEqual([undo, 'tier4']);
  }
});

test('a webhook never brings a deleted record back', async () => {
  const { player, events } = await untold();
  await shop.service.firestore.doc(`users/${player.uid}`).delete();
  for (const event of events) expect(await shop.standIn.webhooks.deliver(event)).toBe(200);
  expect((await shop.service.firestore.doc(`users/${player.uid}`).get()).exists).toBe(false);
});
