import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { followPlan } from '..';
import { CLIP, clipPlayers } from '../../../testing/clip-players';
import { runTask } from '../../../testing/run-task';
import { send } from '../../../testing/send';
import { subscribedPlayer } from '../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const TOP = { plan: 'tier4', interval: 'month' };
const LINKS = { linkSecret: 'a secret of the tests' };
const store = () => shop.service.firestore;

const follow = ({ uid }: TestPlayer) => followPlan({ ...shop.service, config: LINKS }, uid);

interface Link {
  path: string;
}

async function makeLink(owner: TestPlayer, audience = 'link'): Promise<Link & { id: string }> {
  const answer = await owner.postJson('/cv/links', { label: 'Trial', audience, days: 30 });
  shop.service.advance(1000);
  return answer.json() as Link & { id: string };
}

const opens = async ({ path }: Link) =>
  (await send(shop.service.origin, { path: `/shared-cvs/${path.split('/').at(-1)}` })).status;

async function limitsTold(player: TestPlayer) {
  const { notifications } = (await player.get('/notifications')).json() as {
    notifications: { kind: string; title: string; text: string }[];
  };
  return notifications.filter(({ kind }) => kind === 'plan-limit').map(({ title }) => title);
}

async function publishShowcase(): Promise<string> {
  const id = `tag-${randomUUID()}`;
  const at = Timestamp.fromMillis(shop.service.now() + 30 * DAY_MS);
  const place = { timeZone: 'Europe/Berlin', venue: 'Platz 1', city: 'Musterstadt' };
  const rules = { ages: { min: 15, max: 30 }, price: { amount: 0, currency: 'EUR' }, capacity: 1 };
  const counts = { taken: 0, waiting: 0 };
  const event = { title: 'Beispiel-Tag', startsAt: at, closesAt: at, ...place, ...rules, ...counts };
  await store().doc(`showcases/${id}`).set(event);
  return id;
}

const placeOf = async (id: string, { uid }: TestPlayer) =>
  (await store().doc(`showcases/${id}/registrations/${uid}`).get()).get('status') as string | undefined;

test('after a withdrawal with a full refund nothing of the plan is left, and the player is told once', async () => {
  const [player, next] = [await subscribedPlayer(shop, TOP), await subscribedPlayer(shop, TOP)];
  const event = await publishShowcase();
  await player.postJson(`/showcases/${event}/registration`, {});
  await next.postJson(`/showcases/${event}/registration`, {});
  const [card, newest] = [await makeLink(player, 'public'), await makeLink(player)];
  await player.postJson('/account/map-entry', { country: 'PT', city: 'Lisbon' });
  await player.putJson('/account/map-entry/cv', { link: card.id });
  const { clipRef } = clipPlayers(shop.service);
  for (const slot of [0, 1, 2]) await clipRef(player, slot).set({ ...CLIP, visibility: 'link' });
  const cardOf = async () =>
    ((await player.get('/account/map-entry')).json() as { entry: { cv: Link | null } }).entry.cv;
  expect((await cardOf())?.path).toBe(card.path);

  expect((await player.post('/payment/subscription/withdraw')).status).toBe(200);
  await shop.settled();
  expect([await placeOf(event, player), await placeOf(event, next)]).toEqual([undefined, 'registered']);
  expect([await opens(card), await opens(newest)]).toEqual([410, 200]);
  expect(await cardOf()).toBeNull();
  const told = ['Some of your links and clips are asleep', 'Your place at a showcase was given back'];
  expect(await limitsTold(player)).toEqual(told);
  await Promise.all([follow(player), runTask(shop.service, 'payment-reconcile')]);
  expect(await limitsTold(player)).toEqual(told);

  // With the next plan everything wakes, and its end is told again.
  await store().doc(`users/${player.uid}`).update({ tierLevel: 'tier1' });
  await follow(player);
  expect([await opens(card), (await cardOf())?.path]).toEqual([200, card.path]);
  await store().doc(`users/${player.uid}`).update({ tierLevel: 'tier0' });
  await follow(player);
  expect(await limitsTold(player)).toEqual([told[0], ...told]);
});

test('a suspended player is told when the account is back', async () => {
  const player = await subscribedPlayer(shop, { plan: 'tier1', interval: 'month' });
  await makeLink(player);
  await makeLink(player);
  const user = store().doc(`users/${player.uid}`);
  await user.update({ status: 'suspended', tierLevel: 'tier0' });
  await follow(player);
  await user.update({ status: 'active' });
  expect(await limitsTold(player)).toEqual([]);
  await follow(player);
  expect(await limitsTold(player)).toEqual(['Some of your links are asleep']);
});

test('a plan with room for everything tells nothing', async () => {
  const player = await subscribedPlayer(shop, { plan: 'tier1', interval: 'month' });
  await makeLink(player);
  await follow(player);
  expect(await limitsTold(player)).toEqual([]);
});

test('what a crash left is done by the reconciliation', async () => {
  const player = await subscribedPlayer(shop, TOP);
  const event = await publishShowcase();
  await player.postJson(`/showcases/${event}/registration`, {});
  await Promise.all([makeLink(player), makeLink(player)]);
  // As if the service had ended after the tier was stored: nobody has heard of it.
  shop.standIn.webhooks.target = null;
  await player.post('/payment/subscription/withdraw');
  await store().doc(`users/${player.uid}`).update({ tierLevel: 'tier0' });
  await runTask(shop.service, 'payment-reconcile');
  expect(await placeOf(event, player)).toBeUndefined();
  expect(await limitsTold(player)).toEqual([
    'Some of your links are asleep',
    'Your place at a showcase was given back',
  ]);
});
