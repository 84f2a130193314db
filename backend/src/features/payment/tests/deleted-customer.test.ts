import { randomUUID } from 'node:crypto';
import { runTask, TASKS_SECRET } from '../../../testing/run-task';
import {
  askCheckout,
  startPayments,
  storedTier,
  subscribedPlayer,
  type PaymentTest,
} from '../../../testing/start-payments';
import type { TestPlayer } from '../../../testing/test-player';

const MONTHLY = { plan: 'tier2', interval: 'month' };

let shop: PaymentTest;
beforeAll(async () => {
  shop = await startPayments({ tasksSecret: TASKS_SECRET }, undefined, `demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const billing = async ({ uid }: TestPlayer) =>
  (await shop.service.firestore.doc(`billing/${uid}`).get()).data();
const customers = async (player: TestPlayer) => Object.keys((await billing(player))?.customers as object);

/** A player whose customer somebody has deleted at Stripe. */
async function deleted(told: 'told' | 'not-told'): Promise<TestPlayer> {
  const player = await subscribedPlayer(shop, MONTHLY);
  const [customer] = await customers(player);
  if (told === 'not-told') shop.standIn.webhooks.hold();
  await shop.stripe.customers.del(String(customer));
  shop.standIn.webhooks.release();
  await shop.settled();
  return player;
}

async function buyAgain(player: TestPlayer) {
  const { url } = (await askCheckout(player)).json() as { url: string };
  expect((await shop.pay(url)).status).toBe(303);
  await shop.settled();
  return storedTier(shop.service, player.uid);
}

test('when Stripe tells of a deleted customer, its plan and its id go, and one can buy again', async () => {
  const player = await deleted('told');
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  expect(await billing(player)).toMatchObject({ customers: {}, subscription: null });
  expect(await buyAgain(player)).toBe('tier1');
});

test('when it was not told, reconciling finds the deleted customer', async () => {
  const player = await deleted('not-told');
  expect(await storedTier(shop.service, player.uid)).toBe('tier2');
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ corrected: 1, failed: 0 });
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  expect(await customers(player)).toEqual([]);
  expect(await buyAgain(player)).toBe('tier1');
});

test('a customer that Stripe has never heard of keeps the plan, and counts as failed', async () => {
  const player = await subscribedPlayer(shop, MONTHLY);
  const [customer] = await customers(player);
  const before = await billing(player);
  const found = shop.standIn.state.find('customers', String(customer));
  shop.standIn.state.remove('customers', String(customer));
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ corrected: 0, failed: 1 });
  expect(await storedTier(shop.service, player.uid)).toBe('tier2');
  expect(await billing(player)).toEqual(before);
  if (found !== undefined) shop.standIn.state.add('customers', found);
});

test('a checkout makes a deleted customer anew, and does not offer its open page again', async () => {
  const player = await deleted('told');
  const old = (await askCheckout(player)).json() as { url: string };
  const [customer] = await customers(player);
  shop.standIn.webhooks.hold();
  await shop.stripe.customers.del(String(customer));
  shop.standIn.webhooks.release();
  const anew = (await askCheckout(player)).json() as { url: string };
  expect(anew.url).not.toBe(old.url);
  const now = await customers(player);
  expect([now.length, now[0] === customer]).toEqual([1, false]);
  expect((await shop.pay(old.url)).status).toBe(410);
  expect((await shop.pay(anew.url)).status).toBe(303);
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier1');
});

test('the invoices of a deleted customer are none', async () => {
  const player = await deleted('not-told');
  expect((await player.get('/payment/invoices')).json()).toEqual({
    ...{ invoices: [], next: null, sample: true },
  });
});

test('a customer that is deleted with its account is nobody’s fault', async () => {
  const from = shop.service.log().length;
  await shop.stripe.customers.del((await shop.stripe.customers.create({})).id);
  await shop.settled();
  expect(shop.service.log().slice(from)).not.toContain('webhook about a customer that is not ours');
});
