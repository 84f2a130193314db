import {
  startPayments,
  storedTier,
  subscribedPlayer,
  type PaymentTest,
} from '../../../testing/start-payments';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentTest;
beforeAll(async () => {
  shop = await startPayments();
});
afterAll(() => shop.close());

const monthly = (plan: string) => ({ plan, interval: 'month' });
const yearly = (plan: string) => ({ plan, interval: 'year' });
const tier = ({ uid }: TestPlayer) => storedTier(shop.service, uid);

/** What a player has paid so far, the newest first. */
async function payments({ uid }: TestPlayer) {
  const record = await shop.service.firestore.doc(`billing/${uid}`).get();
  const customers = record.get('customers') as object;
  return shop.standIn.state.all('charges').filter(({ customer }) => customer in customers);
}

/** Gives back one payment, in full or an amount of it. @param index 0: the newest */
async function refund(player: TestPlayer, index: number, amount?: number) {
  const charge = (await payments(player))[index];
  await shop.stripe.refunds.create({ payment_intent: String(charge?.payment_intent), amount });
  await shop.settled();
}

async function change(player: TestPlayer, to: object) {
  expect((await player.postJson('/payment/subscription/change', to)).status).toBe(200);
  await shop.settled();
}

async function nextMonth() {
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
}

test('the current month in full ends the plan', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'));
  await refund(player, 0);
  expect(await tier(player)).toBe('tier0');
});

test('the current month in full ends the plan after a renewal too', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'));
  await nextMonth();
  await refund(player, 0);
  expect(await tier(player)).toBe('tier0');
});

test('a part of the current month leaves the plan', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'));
  await refund(player, 0, 500);
  expect(await tier(player)).toBe('tier2');
});

test('an old month in full leaves the plan', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'));
  await nextMonth();
  await refund(player, 1);
  expect(await tier(player)).toBe('tier2');
});

test('the difference of an upgrade leaves the plan; the month behind it ends it', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'));
  await change(player, monthly('tier4'));
  await refund(player, 0);
  expect(await tier(player)).toBe('tier4');
  await refund(player, 1);
  expect(await tier(player)).toBe('tier0');
});

test('several parts end the plan once they are the whole', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'));
  const [charge] = await payments(player);
  await refund(player, 0, 300);
  await refund(player, 0, 200);
  expect(await tier(player)).toBe('tier2');
  await refund(player, 0, (charge?.amount ?? 0) - 500);
  expect(await tier(player)).toBe('tier0');
});

test('of a year, a part leaves the plan and the whole ends it', async () => {
  const player = await subscribedPlayer(shop, yearly('tier2'));
  await nextMonth();
  await refund(player, 0, 1000);
  expect(await tier(player)).toBe('tier2');
  await refund(player, 0);
  expect(await tier(player)).toBe('tier0');
});

test('after a change to a year, the month before leaves the plan and the year ends it', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'));
  await change(player, yearly('tier2'));
  await refund(player, 1);
  expect(await tier(player)).toBe('tier2');
  await refund(player, 0);
  expect(await tier(player)).toBe('tier0');
});
