import { randomUUID } from 'node:crypto';
import { CURRENT_ORDER_CONSENT, DAY_MS, ORDER_CONSENT_TEXTS } from '@skora/domain';
import { runTask } from '../../../testing/run-task';
import { linkIn } from '../../../testing/start-mail-server';
import {
  askCheckout,
  askParentCheckout,
  CONSENTS,
  registeredPlayer,
  storedTier,
} from '../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const CHOICE = { plan: 'tier2', interval: 'month' };
const AGREED = { ...CONSENTS, termsVersion: ORDER_CONSENT_TEXTS[CURRENT_ORDER_CONSENT].termsVersion };

const listOrders = async (uid: string) =>
  (await shop.service.firestore.collection(`billing/${uid}/orders`).get()).docs;
const listSessions = (uid: string) =>
  shop.standIn.state.all('checkoutSessions').filter(({ client_reference_id: id }) => id === uid);
const readUrl = (answer: { json: () => unknown }) => (answer.json() as { url: string }).url;

test('what was shown and agreed to is kept with its time, by the session it opened', async () => {
  const player = await registeredPlayer(shop.service);
  const before = shop.service.now();
  await askCheckout(player, CHOICE);
  const [order, ...more] = await listOrders(player.uid);
  expect(more).toEqual([]);
  expect([order?.id]).toEqual(listSessions(player.uid).map(({ id }) => id));
  const { agreedAt, ...rest } = order?.data() ?? {};
  expect(rest).toEqual({
    ...CHOICE,
    price: { id: expect.stringMatching(/^price_/), currency: 'EUR', amount: 1499 },
    ...{ tax: 'not-computed', country: 'DE', countryFrom: 'account', payer: 'self', requestId: null },
    consents: AGREED,
  });
  const time = (agreedAt as { toMillis: () => number }).toMillis();
  expect(time >= before && time <= shop.service.now()).toBe(true);
});

test('a parent’s order is kept beside the account it pays for', async () => {
  const parentEmail = `${randomUUID()}@parent.example`;
  const player = await registeredPlayer(shop.service, 16);
  await player.postJson('/payment/parent-requests', { ...CHOICE, parentEmail });
  const mail = await shop.mails.next(parentEmail, /asks you to pay for a plan/);
  await askParentCheckout(shop.service, linkIn(mail).searchParams.get('parent') ?? '');
  const orders = await listOrders(player.uid);
  expect(orders.map((order) => order.data())).toMatchObject([
    { payer: 'parent', requestId: expect.stringMatching(/^[\w-]{36}$/), consents: AGREED },
  ]);
});

test('of a session that nobody paid nothing is kept once another takes its place; what was paid for stays', async () => {
  const player = await registeredPlayer(shop.service);
  await askCheckout(player, CHOICE);
  const url = readUrl(await askCheckout(player, { plan: 'tier3', interval: 'year' }));
  expect((await listOrders(player.uid)).map((order) => order.get('plan'))).toEqual(['tier3']);
  await shop.pay(url);
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier3');
  await player.post('/payment/subscription/withdraw');
  await shop.settled();
  await askCheckout(player, CHOICE);
  const plans = (await listOrders(player.uid)).map((order) => String(order.get('plan')));
  expect(plans.sort()).toEqual(['tier2', 'tier3']);
});

const missing: [name: string, consents: object | undefined, fields: string[]][] = [
  ['nothing', undefined, ['adult', 'terms', 'immediateStart', 'version']],
  ['no age', { ...CONSENTS, adult: undefined }, ['adult']],
  ['terms that are not agreed to', { ...CONSENTS, terms: false }, ['terms']],
  ['a start that may wait', { ...CONSENTS, immediateStart: false }, ['immediateStart']],
  ['words that never were', { ...CONSENTS, version: 'order-1999-01' }, ['version']],
];

async function expectMissing(answer: { json: () => unknown }, fields: string[]) {
  const { status, errors } = answer.json() as { status: number; errors: { at: string }[] };
  expect([status, errors.map(({ at }) => at)]).toEqual([422, fields.map((name) => `body/consents/${name}`)]);
}

test('without each agreement nothing is sold, and what is missing is named', async () => {
  const player = await registeredPlayer(shop.service);
  const buy = (buyer: TestPlayer, consents: object | undefined) =>
    askCheckout(buyer, { ...CHOICE, consents });
  for (const [, consents, fields] of missing) await expectMissing(await buy(player, consents), fields);
  expect([listSessions(player.uid), await listOrders(player.uid)]).toEqual([[], []]);
  expect((await buy(player, { ...CONSENTS, marketing: true })).json()).toMatchObject({ status: 400 });
  expect((await buy(player, { ...CONSENTS, adult: 'yes' })).json()).toMatchObject({ status: 400 });
  expect((await buy(player, CONSENTS)).status).toBe(200);
});

test('orders are in the export, and go with the account’s billing', async () => {
  const player = await registeredPlayer(shop.service);
  await askCheckout(player, CHOICE);
  const { data } = (await player.get('/account/export')).json() as {
    data: { billing: { orders: Record<string, { consents: object }> } };
  };
  expect(Object.values(data.billing.orders)).toMatchObject([{ plan: 'tier2', consents: AGREED }]);
  await player.post('/account/deletion');
  // Eight days later its signatures would be too old for the service.
  shop.standIn.webhooks.hold();
  shop.service.advance(8 * DAY_MS);
  expect(await runTask(shop.service, 'due-deletions')).toMatchObject({ deleted: 1, failed: 0 });
  shop.service.advance(-8 * DAY_MS);
  expect(await listOrders(player.uid)).toEqual([]);
});
