import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { send } from '../../../testing/send';
import {
  askCheckout,
  registeredPlayer,
  startPayments,
  storedTier,
  subscribedPlayer,
  type PaymentTest,
} from '../../../testing/start-payments';
import { startGeoService } from '../../../testing/start-geo-service';

const SECRET = 'a secret of the scheduler';
const ALL_PAY = { paused: 0, resumed: 0, left: 0, failed: 0 };

let shop: PaymentTest;
let geo: Awaited<ReturnType<typeof startGeoService>>;
beforeEach(async () => {
  geo = await startGeoService();
  shop = await startPayments(
    { tasksSecret: SECRET, geo: { url: geo.url, token: 'token', timeoutMs: 20_000 } },
    undefined,
    `demo-${randomUUID()}`,
  );
});
afterEach(async () => {
  await shop.close();
  await geo.close();
});

async function run(task: string) {
  const message = { method: 'POST', path: `/tasks/${task}`, headers: { 'x-tasks-secret': SECRET } };
  return (await send(shop.service.origin, message)).json();
}

test('reconciling corrects tiers that webhooks never told', async () => {
  const silent = await registeredPlayer(shop.service);
  shop.standIn.webhooks.hold();
  const { url } = (await askCheckout(silent, { plan: 'tier3', interval: 'month' })).json() as { url: string };
  await shop.pay(url);
  shop.standIn.webhooks.release();
  const tampered = await subscribedPlayer(shop, { plan: 'tier1', interval: 'month' });
  await shop.service.firestore.doc(`users/${tampered.uid}`).update({ tierLevel: 'tier4' });
  const never = await registeredPlayer(shop.service);

  expect(await run('payment-reconcile')).toEqual({ ...ALL_PAY, checked: 2, corrected: 2 });
  expect(await storedTier(shop.service, silent.uid)).toBe('tier3');
  expect(await storedTier(shop.service, tampered.uid)).toBe('tier1');
  expect(await storedTier(shop.service, never.uid)).toBe('tier0');
  expect(await run('payment-reconcile')).toEqual({ ...ALL_PAY, checked: 2, corrected: 0 });
});

test('reconciling finishes a withdrawal that was cut off', async () => {
  const player = await subscribedPlayer(shop, { plan: 'tier1', interval: 'month' });
  const billing = shop.service.firestore.doc(`billing/${player.uid}`);
  const { id } = (await billing.get()).get('subscription') as { id: string };
  await billing.update({ withdrawal: { subscriptionId: id, requestedAt: new Date(), doneAt: null } });
  await run('payment-reconcile');
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  expect(shop.standIn.state.all('charges').map(({ refunded }) => refunded)).toEqual([true]);
  expect((await billing.get()).get('withdrawal')).toMatchObject({ doneAt: expect.anything() });
});

test('what is known about payments is in the export', async () => {
  const player = await subscribedPlayer(shop, { plan: 'tier2', interval: 'year' });
  expect((await player.get('/account/export')).json()).toMatchObject({
    data: { billing: { tier: 'tier2', subscription: { choice: { plan: 'tier2', interval: 'year' } } } },
  });
});

test('deleting an account ends its plan and removes the customer', async () => {
  const player = await subscribedPlayer(shop, { plan: 'tier2', interval: 'month' });
  const billing = shop.service.firestore.doc(`billing/${player.uid}`);
  const customer = Object.keys((await billing.get()).get('customers') as object)[0] ?? '';
  await player.post('/account/deletion');
  // Eight days later its signatures would be too old for the service.
  shop.standIn.webhooks.hold();
  shop.service.advance(8 * DAY_MS);

  await shop.tell('failure', { kind: 'status-500' });
  expect(await run('due-deletions')).toEqual({ deleted: 0, left: 0, failed: 1 });
  expect((await billing.get()).exists).toBe(true);
  await shop.tell('failure', { kind: 'none' });
  expect(await run('due-deletions')).toEqual({ deleted: 1, left: 0, failed: 0 });
  expect((await billing.get()).exists).toBe(false);
  expect(shop.standIn.state.all('subscriptions').map(({ status }) => status)).toEqual(['canceled']);
  expect(shop.standIn.state.find('customers', customer)).toBeUndefined();
});

test.each([
  ['DE', 'IN', 'eur'],
  ['DE', null, 'eur'],
  ['AQ', 'IN', 'inr'],
  ['AQ', 'AQ', 'gbp'],
  ['AQ', null, 'gbp'],
])(
  'an account in %s, located in %s, pays in %s: the own country first, then where it is, then the default',
  async (country, located, currency) => {
    geo.behave((_request, response) =>
      located === null ? response.writeHead(500).end() : response.end(`{"country_code":"${located}"}`),
    );
    const player = await registeredPlayer(shop.service);
    await shop.service.firestore.doc(`privateAccounts/${player.uid}`).update({ country });
    await askCheckout(player);
    expect(shop.standIn.state.all('checkoutSessions').map((session) => session.currency)).toEqual([currency]);
  },
);

test('neither logs nor the store hold addresses of payment pages and cards beyond what is shown', async () => {
  const player = await subscribedPlayer(shop, { plan: 'tier1', interval: 'month' });
  await player.post('/payment/portal-sessions');
  expect(shop.service.log()).not.toMatch(/\/p\/session|\/c\/pay|4242424242424242|whsec_|sk_test/);
  const stored = JSON.stringify((await shop.service.firestore.doc(`billing/${player.uid}`).get()).data());
  expect(stored).not.toMatch(/4242424242424242|\/p\/session/);
});
