import { randomUUID } from 'node:crypto';
import { runTask } from '../../../../testing/run-task';
import { linkIn } from '../../../../testing/start-mail-server';
import {
  askCheckout,
  askParentCheckout,
  registeredPlayer,
  subscribedPlayer,
} from '../../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../../testing/test-player';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const CHOICE = { plan: 'tier1', interval: 'month' };
const withdraw = (player: TestPlayer) => player.post('/payment/subscription/withdraw');
const refunded = () => shop.standIn.state.all('charges').map((charge) => charge.refunded);

/** Withdraws; Stripe ends the plan and fails before it gives the money back. */
async function withdrawCutOff(player: TestPlayer) {
  const ended = shop.standIn.held.next('DELETE /v1/subscriptions/:id');
  const answer = withdraw(player);
  await ended.arrived;
  await shop.tell('failure', { kind: 'status-500' });
  ended.release();
  expect((await answer).status).toBe(503);
  await shop.tell('failure', { kind: 'none' });
  await shop.settled();
}

test('a withdrawal that was cut off is finished, also when the next plan is withdrawn from', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  await withdrawCutOff(player);
  const { url } = (await askCheckout(player, CHOICE)).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  expect(refunded()).toEqual([false, false]);

  expect((await withdraw(player)).status).toBe(200);
  await runTask(shop.service, 'payment-reconcile');
  expect(refunded()).toEqual([true, true]);
  const record = await shop.service.firestore.doc(`billing/${player.uid}`).get();
  expect(record.get('withdrawal.doneAt')).not.toBeNull();
});

/** A player whose parent pays. */
async function parentPaid() {
  const parent = `${randomUUID()}@parent.example`;
  const child = await registeredPlayer(shop.service, 15, { country: 'GB' });
  await child.postJson('/payment/parent-requests', { ...CHOICE, parentEmail: parent });
  const asked = linkIn(await shop.mails.next(parent, /asks you to pay/));
  const answer = await askParentCheckout(shop.service, asked.searchParams.get('parent') ?? '');
  await shop.pay((answer.json() as { url: string }).url);
  await shop.settled();
  await runTask(shop.service, 'mail-outbox');
  return { child, parent };
}

test('a parent who pays reads who can withdraw, and gets the confirmation too', async () => {
  const { child, parent } = await parentPaid();
  const { words } = await shop.mails.next(parent, /^We have received your payment$/);
  expect(words).toContain(
    'get everything back: Mara F. can do it under “Manage subscription” in the account',
  );
  expect(words).not.toContain('get everything back: on the page behind the button');
  expect((await withdraw(child)).status).toBe(200);
  expect((await shop.mails.next(child.email, /^We have received your withdrawal$/)).words).toContain(
    'everything that was paid for it',
  );
  const told = await shop.mails.next(parent, /^We have received a withdrawal$/);
  expect(told.words).toContain('Mara F. withdrew from the purchase of the SKORA plan that you pay for.');
  expect(told.words).toContain('We pay back everything you paid for it');
  expect(linkIn(told).pathname).toBe('/payment-portal');
});
