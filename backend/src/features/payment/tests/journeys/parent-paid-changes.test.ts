import { randomUUID } from 'node:crypto';
import { linkIn } from '../../../../testing/start-mail-server';
import { askParentCheckout, registeredPlayer } from '../../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../../testing/test-player';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const PATH = '/payment/subscription';
const choice = (text: string) => {
  const [plan = '', interval = ''] = text.split(' by the ');
  return { plan, interval };
};

/** A player under 18 whose plan a parent pays. */
async function childWith(paid: string): Promise<TestPlayer> {
  const player = await registeredPlayer(shop.service, 15, { country: 'GB' });
  const parentEmail = `${randomUUID()}@parent.example`;
  await player.postJson('/payment/parent-requests', { ...choice(paid), parentEmail });
  const token = linkIn(await shop.mails.next(parentEmail, /asks you to pay/)).searchParams.get('parent');
  const { url } = (await askParentCheckout(shop.service, token ?? '')).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  return player;
}

const planned = ({ uid }: TestPlayer) =>
  shop.standIn.state.all('subscriptions').find(({ metadata }) => metadata.uid === uid)?.schedule ?? null;

test.each([
  ['tier1 by the year', 'tier4 by the month'],
  ['tier2 by the month', 'tier1 by the year'],
  ['tier2 by the year', 'tier2 by the month'],
])('of a parent’s money a child cannot change %s to %s, which costs more', async (paid, wanted) => {
  const player = await childWith(paid);
  for (const action of ['preview', 'change']) {
    const answer = await player.postJson(`${PATH}/${action}`, choice(wanted));
    expect(answer.json()).toMatchObject({ status: 403, type: 'parent-pays' });
  }
  expect(planned(player)).toBeNull();
});

test.each([
  ['tier3 by the month', 'tier1 by the month'],
  ['tier2 by the year', 'tier1 by the year'],
  ['tier3 by the year', 'tier2 by the month'],
])('a child can change %s to %s, which costs a parent less', async (paid, wanted) => {
  const player = await childWith(paid);
  expect((await player.postJson(`${PATH}/preview`, choice(wanted))).status).toBe(200);
  const changed = await player.postJson(`${PATH}/change`, choice(wanted));
  expect(changed.json()).toMatchObject({
    current: { subscription: { scheduledChange: choice(wanted) } },
  });
  expect(planned(player)).not.toBeNull();
});
