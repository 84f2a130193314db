import { randomUUID } from 'node:crypto';
import { runTask } from '../../../../testing/run-task';
import { askCheckout, subscribedPlayer } from '../../../../testing/start-payments';
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
