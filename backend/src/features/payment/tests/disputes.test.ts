import { randomUUID } from 'node:crypto';
import { runTask, TASKS_SECRET } from '../../../testing/run-task';
import {
  startPayments,
  storedTier,
  subscribedPlayer,
  type PaymentTest,
} from '../../../testing/start-payments';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentTest;
beforeAll(async () => {
  shop = await startPayments({ tasksSecret: TASKS_SECRET }, undefined, `demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const tier = ({ uid }: TestPlayer) => storedTier(shop.service, uid);

/** Lets the bank behind a player's payment dispute it. @param index 0: the newest */
async function dispute(player: TestPlayer, index = 0, amount?: number): Promise<string> {
  const record = await shop.service.firestore.doc(`billing/${player.uid}`).get();
  const customers = record.get('customers') as object;
  const charges = shop.standIn.state.all('charges').filter(({ customer }) => customer in customers);
  const { id } = (await shop.tell('disputes', { charge: charges[index]?.id, amount })) as { id: string };
  await shop.settled();
  return id;
}

async function close(id: string, status: 'won' | 'lost') {
  await shop.tell('disputes/close', { dispute: id, status });
  await shop.settled();
}

const buy = () => subscribedPlayer(shop, { plan: 'tier3', interval: 'month' });

test('a dispute leaves the plan, and the operator is told', async () => {
  const from = shop.service.log().length;
  const player = await buy();
  await dispute(player);
  expect(await tier(player)).toBe('tier3');
  expect(shop.service.log().slice(from)).toContain('payment disputed');
});

test('a lost dispute about the current period ends the plan', async () => {
  const player = await buy();
  await close(await dispute(player), 'lost');
  expect(await tier(player)).toBe('tier0');
});

test('a dispute that is won changes nothing', async () => {
  const player = await buy();
  await close(await dispute(player), 'won');
  expect(await tier(player)).toBe('tier3');
});

test('a lost dispute about a part of a payment ends the plan', async () => {
  const player = await buy();
  await close(await dispute(player, 0, 500), 'lost');
  expect(await tier(player)).toBe('tier0');
});

test('a dispute about an old period that is lost after the renewal ends the plan', async () => {
  const player = await buy();
  await shop.tell('clock', { advanceDays: 32 });
  await close(await dispute(player, 1), 'lost');
  expect(await tier(player)).toBe('tier0');
});

test.each([
  ['lost', 'tier0'],
  ['won', 'tier4'],
] as const)('a dispute about the difference of an upgrade that is %s leaves %s', async (status, left) => {
  const player = await buy();
  const to = { plan: 'tier4', interval: 'month' };
  expect((await player.postJson('/payment/subscription/change', to)).status).toBe(200);
  await shop.settled();
  await close(await dispute(player), status);
  expect(await tier(player)).toBe(left);
});

test.each(['refund', 'dispute'] as const)(
  'a %s whose webhook was lost is found by reconciling',
  async (how) => {
    const player = await buy();
    shop.standIn.webhooks.hold();
    if (how === 'dispute') await close(await dispute(player), 'lost');
    else {
      const [charge] = shop.standIn.state.all('charges');
      await shop.stripe.refunds.create({ payment_intent: String(charge?.payment_intent) });
    }
    shop.standIn.webhooks.release();
    expect(await tier(player)).toBe('tier3');
    expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ corrected: 1, failed: 0 });
    expect(await tier(player)).toBe('tier0');
    await shop.settled();
  },
);
