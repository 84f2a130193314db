import { randomUUID } from 'node:crypto';
import { postJson, send } from '../../../testing/send';
import {
  askCheckout,
  CONSENTS,
  registeredPlayer,
  startPayments,
  storedTier,
  type PaymentTest,
} from '../../../testing/start-payments';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentTest;
let player: TestPlayer;
beforeAll(async () => {
  shop = await startPayments();
  player = await registeredPlayer(shop.service);
});
afterAll(() => shop.close());

const good = { plan: 'tier1', interval: 'month' };

const tampered: [name: string, body: object][] = [
  ['an amount', { ...good, amount: 1 }],
  ['a price', { ...good, price: 'price_1' }],
  ['a price id', { ...good, priceId: 'price_1' }],
  ['a currency', { ...good, currency: 'INR' }],
  ['a country', { ...good, country_code: 'IN' }],
  ['a quantity', { ...good, quantity: -1 }],
  ['another uid', { ...good, uid: 'somebody-else' }],
  ['a client_reference_id', { ...good, client_reference_id: 'somebody-else' }],
  ['a tier', { ...good, tierLevel: 'tier4' }],
  ['a customer', { ...good, customer: 'cus_1' }],
  ['a success address', { ...good, success_url: 'https://evil.example' }],
  ['a coupon', { ...good, discounts: [{ coupon: 'free' }] }],
  ['a trial', { ...good, trial_period_days: 999 }],
  ['the free plan', { ...good, plan: 'tier0' }],
  ['a plan there is not', { ...good, plan: 'tier5' }],
  ['a prototype for a plan', { ...good, plan: '__proto__' }],
  ['a list of plans', { ...good, plan: ['tier1'] }],
  ['a weekly plan', { ...good, interval: 'week' }],
  ['no interval', { plan: 'tier1' }],
  ['nothing', {}],
];

test('a parent’s own account buys no plan', async () => {
  const parent = await registeredPlayer(shop.service);
  await shop.service.firestore.doc(`users/${parent.uid}`).update({ role: 'guardian' });
  expect((await askCheckout(parent, good)).json()).toMatchObject({ status: 403, type: 'players-only' });
});

test.each(tampered)('%s is refused with 400 by checkout, preview and change', async (_name, body) => {
  const checkout = await askCheckout(player, body);
  const preview = await player.postJson('/payment/subscription/preview', body);
  const change = await player.postJson('/payment/subscription/change', body);
  expect([checkout, preview, change].map(({ status }) => status)).toEqual([400, 400, 400]);
});

test.each([['none'], ['short'], ['a'.repeat(65)], ['with space in it'], ['line\tbreak-key']])(
  'the idempotency key %j is refused with 400',
  async (key) => {
    const headers: Record<string, string> = key === 'none' ? {} : { 'idempotency-key': key };
    const { quote } = (await player.postJson('/payment/quotes', good)).json() as { quote: string };
    expect(
      (await player.postJson('/payment/checkout-sessions', { quote, consents: CONSENTS }, headers)).status,
    ).toBe(400);
  },
);

const WRITES = [
  '/payment/quotes',
  '/payment/checkout-sessions',
  '/payment/subscription/preview',
  '/payment/subscription/change',
  '/payment/subscription/cancel',
  '/payment/subscription/resume',
  '/payment/subscription/withdraw',
  '/payment/portal-sessions',
];
const JSON_TYPE = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };

const refused: [name: string, status: number, headers: Record<string, string>, body: string][] = [
  ['a cross-site form', 415, { 'content-type': 'text/plain' }, JSON.stringify(good)],
  ['a cross-site fetch', 403, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }, JSON.stringify(good)],
  ['20 kB', 413, JSON_TYPE, JSON.stringify({ ...good, filler: 'a'.repeat(20_000) })],
  ['broken JSON', 400, JSON_TYPE, '{'],
  ['__proto__', 400, JSON_TYPE, '{"__proto__":{"polluted":1}}'],
  ['a key twice', 400, JSON_TYPE, '{"plan":"tier1","plan":"tier4","interval":"month"}'],
];

test.each(refused)('%s is refused with %i by every write', async (_name, status, headers, body) => {
  for (const path of WRITES) {
    const message = {
      method: 'POST',
      path,
      headers: { authorization: player.authorization, ...headers },
      body,
    };
    expect([path, (await send(shop.service.origin, message)).status]).toEqual([path, status]);
  }
  expect(Object.prototype).not.toHaveProperty('polluted');
});

const tokens: [name: string, headers: Record<string, string>][] = [
  ['no token', {}],
  ['an empty token', { authorization: 'Bearer ' }],
  ['a made-up token', { authorization: 'Bearer a.b.c' }],
  ['a basic login', { authorization: 'Basic bWFyYTptYXJh' }],
  ['a cookie', { cookie: 'session=abc' }],
];

/** What is well-formed for the calls that take something. */
const BODIES: Readonly<Record<string, object>> = {
  '/payment/quotes': good,
  '/payment/checkout-sessions': { quote: 'a.quote' },
  '/payment/subscription/preview': good,
  '/payment/subscription/change': good,
};

test.each(tokens)('%s is refused with 401 by every call about the own plan', async (_name, headers) => {
  for (const path of WRITES) {
    const body = BODIES[path];
    const answer =
      body === undefined
        ? await send(shop.service.origin, { method: 'POST', path, headers })
        : await postJson(shop.service.origin, path, body, { 'idempotency-key': randomUUID(), ...headers });
    expect([path, answer.status]).toEqual([path, 401]);
  }
  for (const path of ['/payment/subscription', '/payment/invoices']) {
    expect((await send(shop.service.origin, { path, headers })).status).toBe(401);
  }
});

test.each([
  ['PUT', '/payment/subscription', 'GET, HEAD, OPTIONS'],
  ['GET', '/payment/checkout-sessions', 'OPTIONS, POST'],
  ['DELETE', '/payment/subscription/cancel', 'OPTIONS, POST'],
  ['TRACE', '/payment/webhook', 'OPTIONS, POST'],
])('%s %s is answered with 405 and Allow: %s', async (method, path, allow) => {
  const answer = await send(shop.service.origin, { method, path });
  expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
});

test('a body for a call that takes none is refused with 400', async () => {
  for (const action of ['cancel', 'resume', 'withdraw']) {
    expect((await player.postJson(`/payment/subscription/${action}`, { at: 'now' })).status).toBe(400);
  }
});

test('a foreign origin gets no CORS headers, also for a preflight', async () => {
  for (const origin of ['https://evil.example', 'null', 'https://skora.example.evil.example']) {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const answer = await send(shop.service.origin, { method: 'OPTIONS', path: WRITES[0] ?? '', headers });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([204, undefined]);
  }
});

test('a parent’s own account asks nobody to pay for a plan of its own', async () => {
  const guardian = await registeredPlayer(shop.service, 40, { role: 'guardian' });
  const body = { ...good, parentEmail: `${randomUUID()}@parent.example` };
  const answer = await guardian.postJson('/payment/parent-requests', body);
  expect(answer.json()).toMatchObject({ status: 403, type: 'players-only' });
});

test('after all of it nothing was sold and the tier is untouched', async () => {
  const mine = shop.standIn.state
    .all('checkoutSessions')
    .filter(({ client_reference_id: id }) => id === player.uid);
  expect(mine).toEqual([]);
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
});

test('the currency is that of the account’s country, whatever a client claims to be in', async () => {
  const indian = await registeredPlayer(shop.service, 20, { country: 'IN' });
  const headers = { 'idempotency-key': randomUUID(), 'x-country': 'IN', 'cf-ipcountry': 'IN' };
  const { quote } = (await player.postJson('/payment/quotes', good, headers)).json() as { quote: string };
  expect(
    (await player.postJson('/payment/checkout-sessions', { quote, consents: CONSENTS }, headers)).status,
  ).toBe(200);
  await askCheckout(indian);
  const readCurrency = (uid: string) =>
    shop.standIn.state.all('checkoutSessions').find(({ client_reference_id: id }) => id === uid)?.currency;
  expect([readCurrency(player.uid), readCurrency(indian.uid)]).toEqual(['eur', 'inr']);
});
