import { randomUUID } from 'node:crypto';
import { type AccountDecision, decideAccount } from '../../suspension';
import { send } from '../../../testing/send';
import {
  startPayments,
  storedTier,
  subscribedPlayer,
  type PaymentTest,
} from '../../../testing/start-payments';

const SECRET = 'a secret of the scheduler';
const MONTHLY = { plan: 'tier1', interval: 'month' };
const MONTH = { advanceDays: 32 };

let shop: PaymentTest;
beforeEach(async () => {
  shop = await startPayments({ tasksSecret: SECRET }, undefined, `demo-${randomUUID()}`);
});
afterEach(() => shop.close());

const decide = (uid: string, decision: AccountDecision['decision']) =>
  decideAccount(shop.service, { uid, decision, reason: 'A grave report.' });
const invoices = () =>
  shop.standIn.state
    .all('invoices')
    .map(({ status }) => status)
    .reverse();

async function reconcile() {
  const headers = { 'x-tasks-secret': SECRET };
  const message = { method: 'POST', path: '/tasks/payment-reconcile', headers };
  const answer = (await send(shop.service.origin, message)).json();
  await shop.settled();
  return answer;
}

test('a suspended account pays for no period that begins meanwhile, and goes on when it is back', async () => {
  const { uid } = await subscribedPlayer(shop, MONTHLY);
  await decide(uid, 'suspend');
  expect(await reconcile()).toEqual({ checked: 1, corrected: 0, paused: 1, resumed: 0, left: 0, failed: 0 });
  await shop.tell('clock', MONTH);
  expect(invoices()).toEqual(['paid', 'void']);
  expect(await storedTier(shop.service, uid)).toBe('tier1');
  expect(await reconcile()).toEqual({ checked: 1, corrected: 0, paused: 0, resumed: 0, left: 0, failed: 0 });

  await decide(uid, 'restore');
  expect(await reconcile()).toEqual({ checked: 1, corrected: 0, paused: 0, resumed: 1, left: 0, failed: 0 });
  await shop.tell('clock', MONTH);
  expect(invoices()).toEqual(['paid', 'void', 'paid']);
  expect(await reconcile()).toEqual({ checked: 1, corrected: 0, paused: 0, resumed: 0, left: 0, failed: 0 });
});

test('what somebody else paused in Stripe is left as it is', async () => {
  const { uid } = await subscribedPlayer(shop, MONTHLY);
  const [subscription] = shop.standIn.state.all('subscriptions');
  const pause_collection = { behavior: 'keep_as_draft' } as const;
  await shop.stripe.subscriptions.update(subscription?.id ?? '', { pause_collection });
  await shop.settled();
  expect(await reconcile()).toMatchObject({ paused: 0, resumed: 0 });
  await decide(uid, 'suspend');
  expect(await reconcile()).toMatchObject({ paused: 0, resumed: 0 });
  expect(shop.standIn.state.all('subscriptions')[0]).toMatchObject({ pause_collection });
});

test('a plan that has ended is not paused', async () => {
  const { uid } = await subscribedPlayer(shop, MONTHLY);
  const [subscription] = shop.standIn.state.all('subscriptions');
  await shop.stripe.subscriptions.cancel(subscription?.id ?? '');
  await shop.settled();
  await decide(uid, 'suspend');
  expect(await reconcile()).toEqual({ checked: 1, corrected: 0, paused: 0, resumed: 0, left: 0, failed: 0 });
});
