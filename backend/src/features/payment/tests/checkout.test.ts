import { randomUUID } from 'node:crypto';
import {
  askCheckout,
  registeredPlayer,
  startPayments,
  storedTier,
  subscribedPlayer,
  type PaymentTest,
} from '../../../testing/start-payments';
import { testPlayer } from '../../../testing/test-player';

let shop: PaymentTest;
beforeAll(async () => {
  shop = await startPayments();
});
afterAll(() => shop.close());

const listSessions = (uid: string) =>
  shop.standIn.state.all('checkoutSessions').filter(({ client_reference_id: id }) => id === uid);
const readUrl = (answer: { json: () => unknown }) => (answer.json() as { url: string }).url;

test('a plan is bought: session, payment, webhook, tier', async () => {
  const player = await registeredPlayer(shop.service);
  const answer = await askCheckout(player, { plan: 'tier2', interval: 'year' });
  expect(answer.status).toBe(200);
  const [session] = listSessions(player.uid);
  expect(session).toMatchObject({
    currency: 'eur',
    client_reference_id: player.uid,
    success_url: 'https://skora.example/payment-portal?plan=tier2&interval=year&checkout=success',
    cancel_url: 'https://skora.example/payment-portal?plan=tier2&interval=year&checkout=cancelled',
  });
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  expect((await shop.pay(readUrl(answer))).status).toBe(303);
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier2');
  expect((await player.get('/payment/subscription')).json()).toMatchObject({
    tier: 'tier2',
    subscription: {
      status: 'active',
      plan: 'tier2',
      interval: 'year',
      price: { amount: 14990, currency: 'EUR', minorUnit: 2 },
      payer: 'self',
      paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
      endsAt: null,
      scheduledChange: null,
    },
    checkout: null,
  });
});

test('opening the success page grants nothing', async () => {
  const player = await registeredPlayer(shop.service);
  await askCheckout(player);
  expect((await player.get('/payment/subscription')).json()).toMatchObject({
    tier: 'tier0',
    subscription: null,
    checkout: { plan: 'tier1', interval: 'month', payer: 'self' },
  });
});

test('the same key gives the same session, one after the other', async () => {
  const player = await registeredPlayer(shop.service);
  const key = randomUUID();
  const first = await askCheckout(player, undefined, key);
  const second = await askCheckout(player, undefined, key);
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(listSessions(player.uid)).toHaveLength(1);
});

test('the same key for another plan is refused with 422', async () => {
  const player = await registeredPlayer(shop.service);
  const key = randomUUID();
  await askCheckout(player, { plan: 'tier1', interval: 'month' }, key);
  const other = await askCheckout(player, { plan: 'tier4', interval: 'month' }, key);
  expect(other.json()).toMatchObject({ status: 422, type: 'key-reused' });
});

test.each([
  ['the same key', true],
  ['keys of two tabs', false],
])('ten concurrent checkouts with %s make one session', async (_name, same) => {
  const player = await registeredPlayer(shop.service);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => askCheckout(player, undefined, same ? key : randomUUID())),
  );
  const urls = answers.filter(({ status }) => status === 200).map(readUrl);
  expect(new Set(urls).size).toBe(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer.json()).toMatchObject({ status: 409, type: 'request-in-progress', retryAfter: 2 });
  }
  expect(listSessions(player.uid)).toHaveLength(1);
});

test('another tab gets the open session, another plan ends it', async () => {
  const player = await registeredPlayer(shop.service);
  const first = await askCheckout(player);
  expect(readUrl(await askCheckout(player))).toBe(readUrl(first));
  const other = await askCheckout(player, { plan: 'tier3', interval: 'month' });
  expect(other.status).toBe(200);
  expect(listSessions(player.uid).map(({ status }) => status)).toEqual(['open', 'expired']);
  expect((await shop.pay(readUrl(first))).status).toBe(410);
});

test('a payment that the webhook has not told yet stops a second one', async () => {
  const player = await registeredPlayer(shop.service);
  await shop.tell('webhooks/hold');
  await shop.pay(readUrl(await askCheckout(player)));
  const again = await askCheckout(player);
  const released = await shop.tell('webhooks/release');
  expect(again.json()).toMatchObject({ status: 409, type: 'payment-processing' });
  expect(released).toEqual({ statuses: [200, 200, 200] });
  expect((await askCheckout(player)).json()).toMatchObject({ status: 409, type: 'already-subscribed' });
});

test('after a plan is over one can buy again', async () => {
  const player = await subscribedPlayer(shop, { plan: 'tier1', interval: 'month' });
  await player.post('/payment/subscription/withdraw');
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  await shop.pay(readUrl(await askCheckout(player, { plan: 'tier3', interval: 'year' })));
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier3');
});

test.each([
  ['4000000000000002', 402],
  ['4000000000009995', 402],
  ['4000002500003155', 200],
])('card %s does not pay at once, and grants nothing', async (number, status) => {
  const player = await registeredPlayer(shop.service);
  expect((await shop.pay(readUrl(await askCheckout(player)), number)).status).toBe(status);
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
});

test('an account that is not finished, waits for a guardian or is a minor’s cannot buy', async () => {
  const stranger = await testPlayer(shop.service);
  expect((await askCheckout(stranger)).json()).toMatchObject({ status: 409, type: 'account-incomplete' });
  const child = await registeredPlayer(shop.service, 12, {
    guardianEmail: `${randomUUID()}@parent.example`,
  });
  expect((await askCheckout(child)).json()).toMatchObject({ status: 403, type: 'guardian-required' });
  const minor = await registeredPlayer(shop.service, 17);
  expect((await askCheckout(minor)).json()).toMatchObject({ status: 403, type: 'parent-pays' });
});

test('trying out cards is slowed down', async () => {
  const player = await registeredPlayer(shop.service);
  const plans = ['tier1', 'tier2'];
  for (let round = 0; round < 15; round += 1) {
    const answer = await askCheckout(player, { plan: plans[round % 2], interval: 'month' });
    expect(answer.status).toBe(200);
  }
  const last = await askCheckout(player, { plan: 'tier4', interval: 'month' });
  expect(last.status).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
});
