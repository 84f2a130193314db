import { randomUUID } from 'node:crypto';
import { familyStory } from '../../../../testing/family/family-story';
import { runTask } from '../../../../testing/run-task';
import { linkIn } from '../../../../testing/start-mail-server';
import {
  askCheckout,
  askParentCheckout,
  registeredPlayer,
  storedTier,
  subscribedPlayer,
} from '../../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../../testing/test-player';

let shop: PaymentMailTest;
beforeEach(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterEach(() => shop.close());

const CHOICE = { plan: 'tier2', interval: 'month' };
const DELETION = '/account/deletion';
const REFUSED = { status: 409, type: 'deletion-scheduled' };

async function nextPeriod() {
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
}

const invoices = () =>
  shop.standIn.state
    .all('invoices')
    .map(({ status }) => status)
    .reverse();

test('no new period is paid for while a deletion is scheduled, and the next one when it is cancelled', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  expect((await player.post(DELETION)).status).toBe(200);
  await nextPeriod();
  expect(invoices()).toEqual(['paid', 'void']);
  expect((await player.delete(DELETION)).status).toBe(200);
  await nextPeriod();
  expect(invoices()).toEqual(['paid', 'void', 'paid']);
  expect(await storedTier(shop.service, player.uid)).toBe('tier2');
});

test('what could not be paused when a deletion was scheduled is paused by the next round', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  await shop.tell('failure', { kind: 'status-500' });
  expect((await player.post(DELETION)).status).toBe(200);
  await shop.tell('failure', { kind: 'none' });
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ paused: 1, failed: 0 });
  await nextPeriod();
  expect(invoices()).toEqual(['paid', 'void']);
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ paused: 0, resumed: 0 });
});

test('a guardian who deletes a child’s account pays for no new period', async () => {
  const story = familyStory(shop);
  const parent = await story.guardian();
  const child = await story.approvedChild(parent.email);
  const token = await askParent(child, parent.email);
  const { url } = (await askParentCheckout(shop.service, token)).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  const path = `/family/${child.uid}/deletion`;
  expect((await parent.post(path)).status).toBe(200);
  await nextPeriod();
  expect((await parent.delete(path)).status).toBe(200);
  await nextPeriod();
  expect(invoices()).toEqual(['paid', 'void', 'paid']);
});

async function askParent(player: TestPlayer, parentEmail: string): Promise<string> {
  await player.postJson('/payment/parent-requests', { ...CHOICE, parentEmail });
  const mail = await shop.mails.next(parentEmail, /asks you to pay/);
  return linkIn(mail).searchParams.get('parent') ?? '';
}

test('nothing is sold for an account whose deletion is scheduled', async () => {
  const player = await registeredPlayer(shop.service);
  const parentEmail = `${randomUUID()}@parent.example`;
  const token = await askParent(player, parentEmail);
  await player.post(DELETION);
  expect((await askCheckout(player, CHOICE)).json()).toMatchObject(REFUSED);
  expect((await askParentCheckout(shop.service, token)).json()).toMatchObject(REFUSED);
  const again = await player.postJson('/payment/parent-requests', { ...CHOICE, parentEmail });
  expect(again.json()).toMatchObject(REFUSED);
  await player.delete(DELETION);
  expect((await askParentCheckout(shop.service, token)).status).toBe(200);
  expect((await askCheckout(player, CHOICE)).status).toBe(200);
});

test('a payment page that was open before is closed when a deletion is scheduled', async () => {
  const player = await registeredPlayer(shop.service);
  const key = randomUUID();
  const open = (await askCheckout(player, CHOICE, key)).json() as { url: string };
  await player.post(DELETION);
  expect((await shop.pay(open.url)).status).not.toBe(303);
  await player.delete(DELETION);
  const again = (await askCheckout(player, CHOICE, key)).json() as { url: string };
  expect((await shop.pay(again.url)).status).toBe(303);
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier2');
});

test('a payment page that Stripe did not close at once is closed by the next round', async () => {
  const player = await registeredPlayer(shop.service);
  const open = (await askCheckout(player, CHOICE)).json() as { url: string };
  await shop.tell('failure', { kind: 'status-500' });
  expect((await player.post(DELETION)).status).toBe(200);
  await shop.tell('failure', { kind: 'none' });
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ failed: 0 });
  expect((await shop.pay(open.url)).status).not.toBe(303);
});

test('no dearer plan begins while a deletion is scheduled', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  await player.post(DELETION);
  for (const action of ['preview', 'change']) {
    const answer = await player.postJson(`/payment/subscription/${action}`, { ...CHOICE, plan: 'tier4' });
    expect(answer.json()).toMatchObject(REFUSED);
  }
});
