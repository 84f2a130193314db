import {
  askCheckout,
  registeredPlayer,
  startPayments,
  subscribedPlayer,
  type PaymentTest,
} from '../../../testing/start-payments';
import { startTestApp } from '../../../testing/start-test-app';
import { untilReady } from '../../../testing/until-ready';

let shop: PaymentTest;
beforeEach(async () => {
  shop = await startPayments();
});
afterEach(() => shop.close());

test.each(['hang', 'status-500', 'status-429'])(
  'while Stripe answers with %s, checkouts get 503, after five failures without asking it',
  async (kind) => {
    if (kind === 'hang') {
      await shop.close();
      shop = await startPayments({}, 200);
    }
    const player = await registeredPlayer(shop.service);
    await shop.tell('failure', { kind });
    for (let round = 0; round < 6; round += 1) {
      const answer = await askCheckout(player);
      expect(answer.json()).toMatchObject({ status: 503, type: 'payments-unavailable', retryAfter: 10 });
    }
    await shop.tell('failure', { kind: 'none' });
    expect((await askCheckout(player)).status).toBe(503);
    expect(shop.standIn.state.all('checkoutSessions')).toEqual([]);
  },
);

test('while Stripe is away the own plan can be read, and the prices too', async () => {
  const player = await subscribedPlayer(shop, { plan: 'tier2', interval: 'month' });
  await shop.tell('failure', { kind: 'status-500' });
  expect((await player.get('/payment/subscription')).json()).toMatchObject({ tier: 'tier2' });
  expect((await player.get('/payment/pricing?country_code=DE')).status).toBe(200);
  expect((await player.get('/payment/invoices')).status).toBe(503);
  expect((await untilReady(shop.service.origin, shop.service.advance)).status).toBe(200);
});

test('an answer of Stripe that was lost costs nothing: the next request gets a session', async () => {
  const player = await registeredPlayer(shop.service);
  const key = 'key-of-a-lost-answer';
  await shop.tell('failure', { kind: 'status-500' });
  expect((await askCheckout(player, undefined, key)).status).toBe(503);
  await shop.tell('failure', { kind: 'none' });
  expect((await askCheckout(player, undefined, key)).status).toBe(200);
});

test('a service without payments says so', async () => {
  const service = await startTestApp();
  const player = await registeredPlayer(service);
  expect((await askCheckout(player)).json()).toMatchObject({ status: 503, type: 'payments-unavailable' });
  expect((await player.get('/payment/subscription')).status).toBe(200);
  expect((await player.post('/payment/webhook')).status).toBe(503);
  await service.close();
});
