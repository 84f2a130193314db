import { randomUUID } from 'node:crypto';
import {
  askCheckout,
  registeredPlayer,
  startPayments,
  storedTier,
  type PaymentTest,
} from '../../../testing/start-payments';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentTest;
beforeAll(async () => {
  shop = await startPayments({}, 60_000);
});
afterAll(() => shop.close());

/** Longer than a reservation is kept for the one who makes a session. */
const LEASE_OVER = 21_000;
const TIER1 = { plan: 'tier1', interval: 'month' };
const TIER2 = { plan: 'tier2', interval: 'month' };

type Answer = Awaited<ReturnType<typeof askCheckout>>;
const urlOf = (answer: Answer) => (answer.json() as { url: string }).url;
const openSessions = ({ uid }: TestPlayer) =>
  shop.standIn.state
    .all('checkoutSessions')
    .filter((session) => session.client_reference_id === uid && session.status === 'open')
    .map(({ url }) => url);

const customers = ({ uid }: TestPlayer) =>
  shop.standIn.state.all('customers').filter(({ metadata }) => metadata.uid === uid);

/** Two checkouts, of which the first waits for an answer of Stripe until the second is through. */
async function overtake(player: TestPlayer, call: string, [one, other]: [object, object]) {
  const held = shop.standIn.held.next(call);
  const slow = askCheckout(player, one);
  await held.arrived;
  shop.service.advance(LEASE_OVER);
  const quick = await askCheckout(player, other);
  shop.service.advance(-LEASE_OVER);
  held.release();
  return { slow: await slow, quick };
}

async function expectPayable(player: TestPlayer, quick: Answer, plan: string) {
  expect(quick.status).toBe(200);
  expect(openSessions(player)).toEqual([urlOf(quick)]);
  expect((await shop.pay(urlOf(quick))).status).toBe(303);
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe(plan);
  // Of the one who has bought, whichever came first.
  expect((await player.post('/payment/portal-sessions')).status).toBe(200);
  const [portal] = shop.standIn.state.all('portalSessions');
  const paid = shop.standIn.state.all('subscriptions').filter(({ metadata }) => metadata.uid === player.uid);
  expect(paid.map(({ customer }) => customer)).toEqual([portal?.customer]);
  expect(customers(player)).toHaveLength(1);
}

test.each([
  ['the customer', 'POST /v1/customers'],
  ['the address of the customer', 'POST /v1/customers/:id'],
  ['the session', 'POST /v1/checkout/sessions'],
])('a checkout that waits for %s and one that overtakes it share one session', async (_name, call) => {
  const player = await registeredPlayer(shop.service);
  const { slow, quick } = await overtake(player, call, [TIER1, TIER1]);
  expect([slow.status, slow.text]).toEqual([200, quick.text]);
  await expectPayable(player, quick, 'tier1');
});

test.each([
  ['the customer', 'POST /v1/customers'],
  ['the session', 'POST /v1/checkout/sessions'],
])(
  'overtaken by one for another plan while it waits for %s, a checkout opens nothing',
  async (_name, call) => {
    const player = await registeredPlayer(shop.service);
    const { slow, quick } = await overtake(player, call, [TIER1, TIER2]);
    expect(slow.json()).toMatchObject({ status: 409, type: 'request-in-progress' });
    await expectPayable(player, quick, 'tier2');
  },
);

const RETRIEVE = 'GET /v1/checkout/sessions/:id';

test.each([
  ['for the same plan, which both go on with', TIER1, TIER1],
  ['for another plan, overtaken by one for the plan of the open page', TIER2, TIER1],
  ['for the plan of the open page, overtaken by one for another plan', TIER1, TIER2],
])('with a page open, a slow checkout %s takes nobody’s page away', async (_name, one, other) => {
  const player = await registeredPlayer(shop.service);
  await askCheckout(player, TIER1);
  const { quick } = await overtake(player, RETRIEVE, [one, other]);
  await expectPayable(player, quick, other.plan);
});

test('a reservation that a failure gave back begins afresh at Stripe', async () => {
  const player = await registeredPlayer(shop.service);
  const key = randomUUID();
  await shop.tell('failure', { kind: 'wrong-state' });
  expect((await askCheckout(player, TIER1, key)).status).toBe(409);
  await shop.tell('failure', { kind: 'none' });
  await expectPayable(player, await askCheckout(player, TIER1, key), 'tier1');
});
