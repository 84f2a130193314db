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

const PATH = '/payment/subscription';
const MONTHLY = { plan: 'tier2', interval: 'month' };

async function customersOf({ uid }: TestPlayer): Promise<object> {
  return (await shop.service.firestore.doc(`billing/${uid}`).get()).get('customers') as object;
}

function findSubscription(customers: object) {
  const found = shop.standIn.state.all('subscriptions').find(({ customer }) => customer in customers);
  if (found === undefined) throw new Error('There is no subscription.');
  return found;
}

/** Gives a player's subscription a status, and tells of it. */
async function become(player: TestPlayer, status: string, event: string) {
  const { id: subscription } = findSubscription(await customersOf(player));
  await shop.tell('statuses', { subscription, status, event: `customer.subscription.${event}` });
  await shop.settled();
}

const read = async (player: TestPlayer) => [
  await storedTier(shop.service, player.uid),
  ((await player.get(PATH)).json() as { subscription: { status: string } | null }).subscription?.status ??
    null,
];

test.each(['unpaid', 'incomplete', 'incomplete_expired', 'paused'])(
  'a subscription that is %s grants nothing, and grants the plan again once it is active',
  async (status) => {
    const player = await subscribedPlayer(shop, MONTHLY);
    await become(player, status, status === 'paused' ? 'paused' : 'updated');
    expect(await read(player)).toEqual(['tier0', null]);
    const change = await player.postJson(`${PATH}/change`, { plan: 'tier4', interval: 'month' });
    expect(change.json()).toMatchObject({ status: 409, type: 'no-subscription' });
    await become(player, 'active', status === 'paused' ? 'resumed' : 'updated');
    expect(await read(player)).toEqual(['tier2', 'active']);
  },
);

test('a subscription that is past due keeps its plan', async () => {
  const player = await subscribedPlayer(shop, MONTHLY);
  await become(player, 'past_due', 'updated');
  expect(await read(player)).toEqual(['tier2', 'past-due']);
});

test('an upgrade that waits for 3-D Secure is known by the event of its invoice alone', async () => {
  const player = await subscribedPlayer(shop, MONTHLY);
  const { default_payment_method: card } = findSubscription(await customersOf(player));
  shop.standIn.state.beside.cards.set(card, 'authenticate');
  shop.standIn.webhooks.hold();
  const answer = await player.postJson(`${PATH}/change`, { plan: 'tier4', interval: 'month' });
  expect(answer.json()).toMatchObject({ payUrl: expect.stringContaining('/i/in_') });
  const events = shop.standIn.webhooks.release();
  const [asked] = events.filter(({ type }) => type === 'invoice.payment_action_required');
  if (asked === undefined) throw new Error('The bank did not ask.');
  expect(await shop.standIn.webhooks.deliver(asked)).toBe(200);
  expect((await player.get(PATH)).json()).toMatchObject({
    tier: 'tier2',
    subscription: { plan: 'tier2', pendingChange: { plan: 'tier4', interval: 'month' } },
  });
});
