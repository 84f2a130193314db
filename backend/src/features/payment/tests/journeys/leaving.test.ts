import { randomUUID } from 'node:crypto';
import { familyStory } from '../../../../testing/family/family-story';
import { postJson } from '../../../../testing/send';
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

import { addressProofRef } from '../../../account';

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

test('a period that begins while a deletion is scheduled is paid for when it is cancelled, and not before', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  for (const paid of [['paid'], ['paid', 'paid']]) {
    expect((await player.post(DELETION)).status).toBe(200);
    await nextPeriod();
    expect(invoices()).toEqual([...paid, 'draft']);
    expect((await player.delete(DELETION)).status).toBe(200);
    await shop.settled();
    expect(invoices()).toEqual([...paid, 'paid']);
  }
  await nextPeriod();
  expect(invoices()).toEqual(['paid', 'paid', 'paid', 'paid']);
  expect(await storedTier(shop.service, player.uid)).toBe('tier2');
});

test('a period whose payment could not be asked for when the deletion was cancelled is paid by the next round', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  await player.post(DELETION);
  await nextPeriod();
  await shop.tell('failure', { kind: 'status-500' });
  expect((await player.delete(DELETION)).status).toBe(200);
  await shop.tell('failure', { kind: 'none' });
  expect(invoices()).toEqual(['paid', 'draft']);
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ resumed: 1, failed: 0 });
  await shop.settled();
  expect(invoices()).toEqual(['paid', 'paid']);
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ paused: 0, resumed: 0 });
});

test('a period is still owed when the work was cut off after the payments had been let go on', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  await player.post(DELETION);
  await nextPeriod();
  const [subscription] = shop.standIn.state.all('subscriptions');
  await shop.stripe.subscriptions.update(subscription?.id ?? '', { pause_collection: '' });
  expect((await player.delete(DELETION)).status).toBe(200);
  await shop.settled();
  expect(invoices()).toEqual(['paid', 'paid']);
});

test('what is owed for a period is asked for again when the card does not pay it', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  await player.post(DELETION);
  await nextPeriod();
  const [subscription] = shop.standIn.state.all('subscriptions');
  shop.standIn.state.beside.cards.set(subscription?.default_payment_method ?? '', 'declined');
  await player.delete(DELETION);
  await shop.settled();
  expect(invoices()).toEqual(['paid', 'open']);
  const plan = (await player.get('/payment/subscription')).json();
  expect(plan).toMatchObject({ subscription: { status: 'past-due' } });
});

test('what could not be paused when a deletion was scheduled is paused by the next round', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  await shop.tell('failure', { kind: 'status-500' });
  expect((await player.post(DELETION)).status).toBe(200);
  await shop.tell('failure', { kind: 'none' });
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ paused: 1, failed: 0 });
  await nextPeriod();
  expect(invoices()).toEqual(['paid', 'draft']);
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ paused: 0, resumed: 0 });
});

/** A child whose guardian has agreed, and pays. */
async function paidChild() {
  const story = familyStory(shop);
  const parent = await story.guardian();
  const child = await story.approvedChild(parent.email);
  const token = await askParent(child, parent.email);
  const { url } = (await askParentCheckout(shop.service, token)).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  return { story, parent, child };
}

test('a guardian who takes the agreement back pays for no period that begins while the account is closed', async () => {
  const { story, parent, child } = await paidChild();
  const consent = await shop.service.firestore.doc(`guardianConsents/${child.uid}`).get();
  const path = `/family/${child.uid}/requests/${consent.get('requestId')}/withdrawal`;
  expect((await parent.post(path)).status).toBe(200);
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ paused: 1, failed: 0 });
  await nextPeriod();
  expect(invoices()).toEqual(['paid', 'void']);
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ paused: 0, resumed: 0 });
  shop.service.advance(61_000);
  expect((await child.postJson('/account/guardian-request', {})).status).toBe(200);
  await story.answerMail(parent.email, /asks for your agreement/, 'guardian-2026-11-b');
  expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ resumed: 1, failed: 0 });
  await nextPeriod();
  expect(invoices()).toEqual(['paid', 'void', 'paid']);
});

test('a guardian who deletes a child’s account pays for no new period, unless it stays', async () => {
  const { parent, child } = await paidChild();
  const path = `/family/${child.uid}/deletion`;
  expect((await parent.post(path)).status).toBe(200);
  await nextPeriod();
  expect(invoices()).toEqual(['paid', 'draft']);
  expect((await parent.delete(path)).status).toBe(200);
  await shop.settled();
  expect(invoices()).toEqual(['paid', 'paid']);
});

async function askParent(player: TestPlayer, parentEmail: string): Promise<string> {
  await player.postJson('/payment/parent-requests', { ...CHOICE, parentEmail });
  const mail = await shop.mails.next(parentEmail, /asks you to pay/);
  return linkIn(mail).searchParams.get('parent') ?? '';
}

test('who pays for a plan is told once that the account is to be deleted', async () => {
  const child = await registeredPlayer(shop.service, 15, { country: 'GB' });
  const payer = `${randomUUID()}@parent.example`;
  const token = await askParent(child, payer);
  const { url } = (await askParentCheckout(shop.service, token)).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  const subject = 'The account of Mara F. is to be deleted';
  const told = async () => {
    await runTask(shop.service, 'payment-reconcile');
    await runTask(shop.service, 'mail-outbox');
    return shop.mails.mails.filter((mail) => mail.to.includes(payer) && mail.subject === subject);
  };
  await child.post(DELETION);
  await child.post(DELETION);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.words).toMatch(/on \d+ \w+ \d{4}, and the plan that you pay for ends with it/);
  await child.delete(DELETION);
  shop.service.advance(1000);
  await child.post(DELETION);
  expect(await told()).toHaveLength(2);
});

test('who pays for an account that nobody had proven is told when the owner of the address begins anew', async () => {
  const child = await registeredPlayer(shop.service, 15, { country: 'GB' });
  const payer = `${randomUUID()}@parent.example`;
  const token = await askParent(child, payer);
  const { url } = (await askParentCheckout(shop.service, token)).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  await addressProofRef(shop.service.firestore, child.uid).set({ keys: [] });
  const { origin } = shop.service;
  await postJson(origin, '/account/password-reset-mail', { email: child.email });
  const mail = await shop.mails.next(child.email, /^Choose a new password/);
  const chosen = { code: linkIn(mail).searchParams.get('oobCode'), password: 'another long passphrase' };
  expect((await postJson(origin, '/account/password-reset', chosen)).status).toBe(200);
  expect(await runTask(shop.service, 'due-deletions')).toMatchObject({ deleted: 1 });
  await runTask(shop.service, 'mail-outbox');
  const told = await shop.mails.next(payer, /^The account of Mara F\. has ended/);
  expect(told.words).toMatch(/the plan that you pay for ended with it/);
  expect(told.words).not.toContain(child.email);
  expect(shop.standIn.state.all('customers')).toEqual([]);
});

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
