import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { priceKey } from '../../pricing';
import { postJson, send } from '../../../testing/send';
import { startGeoService } from '../../../testing/start-geo-service';
import { linkIn } from '../../../testing/start-mail-server';
import { registeredPlayer, startPayments, type PaymentTest } from '../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../testing/start-payments-with-mail';
import { testPlayer, type TestPlayer } from '../../../testing/test-player';

const CHOICE = { plan: 'tier2', interval: 'month' };
const QUOTES = '/payment/quotes';
const HALF_AN_HOUR = 30 * 60_000;

let geo: Awaited<ReturnType<typeof startGeoService>>;
let shop: PaymentTest;
let mailShop: PaymentMailTest;
beforeAll(async () => {
  geo = await startGeoService();
  shop = await startPayments({ geo: { url: geo.url, token: 'token', timeoutMs: 20_000 } });
  mailShop = await startPaymentsWithMail();
});
afterAll(async () => {
  await shop.close();
  await mailShop.close();
  await geo.close();
});

function locate(country: string | null) {
  geo.behave((_request, response) =>
    country === null ? response.writeHead(500).end() : response.end(`{"country_code":"${country}"}`),
  );
}

const ask = async (player: TestPlayer, choice: object = CHOICE, headers: Record<string, string> = {}) =>
  (await player.postJson(QUOTES, choice, headers)).json() as Record<string, unknown>;

let networks = 0;
/** Another network each time: the country of one is remembered. */
function fromElsewhere() {
  networks += 1;
  return { 'x-forwarded-for': `198.18.${networks}.1` };
}

test('a quote says what the plan costs, for whom, why, and for half an hour', async () => {
  const player = await registeredPlayer(shop.service);
  const before = shop.service.now();
  const quote = await ask(player, { plan: 'tier2', interval: 'year' });
  const made = Date.parse(String(quote.expiresAt)) - HALF_AN_HOUR;
  expect(made >= before && made <= shop.service.now()).toBe(true);
  expect(quote).toEqual({
    quote: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
    plan: 'tier2',
    interval: 'year',
    amount: 14_990,
    currency: 'EUR',
    minorUnit: 2,
    tax: 'not-computed',
    taxLabel: 'VAT',
    country: 'DE',
    countryName: 'Germany',
    countryFrom: 'account',
    payer: 'self',
    sample: true,
    expiresAt: expect.any(String),
  });
});

test.each([
  ['DE', null, { country: 'DE', countryFrom: 'account', currency: 'EUR', amount: 1499 }],
  ['DE', 'IN', { country: 'DE', countryFrom: 'account', currency: 'EUR', amount: 1499 }],
  ['AQ', 'JP', { country: 'JP', countryFrom: 'located', currency: 'JPY', amount: 2200 }],
  ['AQ', 'AQ', { country: 'GB', countryFrom: 'default', currency: 'GBP', amount: 1299 }],
  ['AQ', null, { country: 'GB', countryFrom: 'default', currency: 'GBP', amount: 1299 }],
])('an account in %s whose request comes from %s is quoted %j', async (country, located, price) => {
  locate(located);
  const player = await registeredPlayer(shop.service);
  await shop.service.firestore.doc(`privateAccounts/${player.uid}`).update({ country });
  expect(await ask(player, CHOICE, fromElsewhere())).toMatchObject(price);
});

test('a minor reads the price, and that a parent pays', async () => {
  expect(await ask(await registeredPlayer(shop.service, 16))).toMatchObject({
    amount: 1499,
    payer: 'parent',
  });
});

test('nobody without a finished, open account of a player is quoted anything', async () => {
  const stranger = await testPlayer(shop.service);
  expect(await ask(stranger)).toMatchObject({ status: 409, type: 'account-incomplete' });
  const guardianEmail = `${randomUUID()}@parent.example`;
  const child = await registeredPlayer(shop.service, 12, { guardianEmail });
  expect(await ask(child)).toMatchObject({ status: 403, type: 'guardian-required' });
  const parent = await registeredPlayer(shop.service);
  await shop.service.firestore.doc(`users/${parent.uid}`).update({ role: 'guardian' });
  expect(await ask(parent)).toMatchObject({ status: 403, type: 'players-only' });
  expect((await postJson(shop.service.origin, QUOTES, CHOICE)).status).toBe(401);
});

test.each([
  ['a country', { ...CHOICE, country: 'IN' }],
  ['a currency', { ...CHOICE, currency: 'INR' }],
  ['the free plan', { ...CHOICE, plan: 'tier0' }],
  ['a weekly plan', { ...CHOICE, interval: 'week' }],
  ['nothing', {}],
])('%s is refused with 400', async (_name, choice) => {
  expect(await ask(await registeredPlayer(shop.service), choice)).toMatchObject({ status: 400 });
});

test('a plan without a price at Stripe is answered with 503 and reported', async () => {
  const player = await registeredPlayer(shop.service);
  const { data } = await shop.stripe.prices.list({
    lookup_keys: [priceKey({ plan: 'tier4', interval: 'year' })],
  });
  const id = data[0]?.id ?? '';
  await shop.stripe.prices.update(id, { active: false });
  expect(await ask(player, { plan: 'tier4', interval: 'year' })).toMatchObject({
    status: 503,
    type: 'payments-unavailable',
  });
  expect(shop.service.log()).toContain('run the task payment-catalogue');
  await shop.stripe.prices.update(id, { active: true });
  expect(await ask(player, { plan: 'tier4', interval: 'year' })).toMatchObject({ amount: 39_990 });
});

const askAsParent = async (token: string) =>
  (
    await send(mailShop.service.origin, { method: 'POST', path: `/payment/parent-requests/${token}/quotes` })
  ).json() as Record<string, unknown>;

async function askedParent(country: string) {
  const parentEmail = `${randomUUID()}@parent.example`;
  const player = await registeredPlayer(mailShop.service, 16, { country });
  await player.postJson('/payment/parent-requests', { plan: 'tier3', interval: 'month', parentEmail });
  const mail = await mailShop.mails.next(parentEmail, /asks you to pay for a plan/);
  return { player, token: linkIn(mail).searchParams.get('parent') ?? '' };
}

test('a parent is quoted what was asked for, at the prices of the player’s country', async () => {
  const { token } = await askedParent('JP');
  expect(await askAsParent(token)).toMatchObject({
    ...{ plan: 'tier3', interval: 'month', amount: 3800, currency: 'JPY' },
    ...{ country: 'JP', countryFrom: 'account', payer: 'parent' },
  });
});

test('a link that is none, is over or about a closed account gets no quote', async () => {
  expect(await askAsParent('a'.repeat(43))).toMatchObject({ status: 404 });
  const { player, token } = await askedParent('GB');
  const user = mailShop.service.firestore.doc(`users/${player.uid}`);
  await user.update({ status: 'suspended' });
  expect(await askAsParent(token)).toMatchObject({ status: 403 });
  await user.update({ status: 'active' });
  const billing = mailShop.service.firestore.doc(`billing/${player.uid}`);
  await billing.set({ subscription: { status: 'active' } });
  expect(await askAsParent(token)).toMatchObject({ status: 409, type: 'already-subscribed' });
  await billing.delete();
  mailShop.service.advance(7 * DAY_MS);
  expect(await askAsParent(token)).toMatchObject({ status: 410, type: 'link-expired' });
  mailShop.service.advance(-7 * DAY_MS);
});
