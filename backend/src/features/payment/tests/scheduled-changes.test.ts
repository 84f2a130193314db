import { startPayments, subscribedPlayer, type PaymentTest } from '../../../testing/start-payments';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentTest;
beforeAll(async () => {
  shop = await startPayments();
});
afterAll(() => shop.close());

const PATH = '/payment/subscription';
const monthly = (plan: string) => ({ plan, interval: 'month' });
const change = (player: TestPlayer, plan: string) => player.postJson(`${PATH}/change`, monthly(plan));

/** The plan of a player, and what it changes to. */
async function read(player: TestPlayer) {
  const { subscription } = (await player.get(PATH)).json() as {
    subscription: { plan: string; scheduledChange: { plan: string } | null };
  };
  return [subscription.plan, subscription.scheduledChange?.plan ?? null];
}

async function nextPeriod() {
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
}

/** A player whose cheaper plan has begun; its schedule runs for one more period. */
async function downgraded(): Promise<TestPlayer> {
  const player = await subscribedPlayer(shop, monthly('tier3'));
  expect((await change(player, 'tier2')).status).toBe(200);
  await shop.settled();
  expect(await read(player)).toEqual(['tier3', 'tier2']);
  await nextPeriod();
  return player;
}

test('a cheaper plan that has begun is no coming change any more', async () => {
  const player = await downgraded();
  expect(await read(player)).toEqual(['tier2', null]);
  await nextPeriod();
  expect(await read(player)).toEqual(['tier2', null]);
});

test('after one cheaper plan has begun another one can be planned', async () => {
  const player = await downgraded();
  const planned = await change(player, 'tier1');
  expect(planned.json()).toMatchObject({
    current: { subscription: { plan: 'tier2', scheduledChange: { plan: 'tier1' } } },
  });
  await nextPeriod();
  expect(await read(player)).toEqual(['tier1', null]);
});

test('a planned change can be planned anew', async () => {
  const player = await subscribedPlayer(shop, monthly('tier4'));
  await change(player, 'tier3');
  expect((await change(player, 'tier1')).status).toBe(200);
  await nextPeriod();
  expect(await read(player)).toEqual(['tier1', null]);
});

test.each(['upgrade', 'cancel'])(
  '%s is possible while a cheaper plan is in its first period',
  async (what) => {
    const player = await downgraded();
    const answer = what === 'upgrade' ? await change(player, 'tier4') : await player.post(`${PATH}/cancel`);
    expect(answer.status).toBe(200);
    await shop.settled();
    const { subscription } = (await player.get(PATH)).json() as { subscription: object };
    expect(subscription).toMatchObject(
      what === 'upgrade' ? { plan: 'tier4', status: 'active' } : { plan: 'tier2', status: 'ending' },
    );
  },
);

test('while a cheaper plan is planned, a dearer one has to wait until that is taken back', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'), '4000000000000341');
  expect((await change(player, 'tier1')).status).toBe(200);
  for (const action of ['preview', 'change']) {
    const answer = await player.postJson(`${PATH}/${action}`, monthly('tier4'));
    expect(answer.json()).toMatchObject({ status: 409, type: 'change-planned' });
  }
  await shop.settled();
  expect(await read(player)).toEqual(['tier2', 'tier1']);
  expect((await player.post(`${PATH}/resume`)).status).toBe(200);
  expect((await change(player, 'tier4')).json()).toMatchObject({
    current: { subscription: { plan: 'tier2', pendingChange: { plan: 'tier4' } } },
  });
});

test('a cancellation that fails keeps the cheaper plan that is planned', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'));
  expect((await change(player, 'tier1')).status).toBe(200);
  const released = shop.standIn.held.next('POST /v1/subscription_schedules/:id/release');
  const failed = shop.standIn.held.next('POST /v1/subscriptions/:id');
  const answer = player.post(`${PATH}/cancel`);
  await released.arrived;
  await shop.tell('failure', { kind: 'wrong-state' });
  released.release();
  await failed.arrived;
  await shop.tell('failure', { kind: 'none' });
  failed.release();
  expect((await answer).json()).toMatchObject({ status: 409, type: 'billing-changed' });
  await shop.settled();
  expect(await read(player)).toEqual(['tier2', 'tier1']);
});
