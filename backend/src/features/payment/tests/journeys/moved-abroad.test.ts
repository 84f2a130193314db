import { randomUUID } from 'node:crypto';
import { PLAN_NAMES } from '@skora/domain';
import { runTask } from '../../../../testing/run-task';
import { askCheckout, buyBy, subscribedPlayer } from '../../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../../testing/test-player';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const PATH = '/payment/subscription';
const monthly = (plan: string) => ({ plan, interval: 'month' });
const EURO = { currency: 'EUR', minorUnit: 2 };

interface Preview {
  dueNow: { amount: number };
}
type Invoices = { invoices: { total: { amount: number; currency: string } }[] };

const read = async (player: TestPlayer) => (await player.get(PATH)).json();
const listInvoices = async (player: TestPlayer) =>
  ((await player.get('/payment/invoices')).json() as Invoices).invoices.map(({ total }) => total);

/** A player who bought a plan in Germany and lives in Japan now. */
async function movedPlayer(plan: string): Promise<TestPlayer> {
  const player = await subscribedPlayer(shop, monthly(plan));
  await shop.service.firestore.doc(`privateAccounts/${player.uid}`).update({ country: 'JP' });
  return player;
}

async function mailTold(player: TestPlayer, subject: RegExp): Promise<string> {
  await runTask(shop.service, 'mail-outbox');
  return (await shop.mails.next(player.email, subject)).words;
}

test('a dearer plan is shown, charged and told in the currency the plan was bought in', async () => {
  const player = await movedPlayer('tier1');
  expect((await player.postJson('/payment/quotes', monthly('tier3'))).json()).toMatchObject({
    currency: 'JPY',
    amount: 3800,
  });
  const shown = (await player.postJson(`${PATH}/preview`, monthly('tier3'))).json() as Preview;
  expect(shown).toMatchObject({ dueNow: EURO, then: { price: { amount: 2499, ...EURO } } });
  expect((await player.postJson(`${PATH}/change`, monthly('tier3'))).status).toBe(200);
  await shop.settled();
  expect(await listInvoices(player)).toEqual([
    { amount: shown.dueNow.amount, ...EURO },
    { amount: 799, ...EURO },
  ]);
  expect(await read(player)).toMatchObject({
    subscription: { plan: 'tier3', price: { amount: 2499, ...EURO } },
  });
  expect(await mailTold(player, /^The plan has changed/)).toContain(
    `The plan “${PLAN_NAMES.tier3}” costs €24.99 (sample price) a month.`,
  );
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
  expect((await listInvoices(player))[0]).toEqual({ amount: 2499, ...EURO });
});

test('a cheaper plan is planned, told and later charged in that currency too', async () => {
  const player = await movedPlayer('tier3');
  expect((await player.postJson(`${PATH}/preview`, monthly('tier1'))).json()).toMatchObject({
    then: { price: { amount: 799, ...EURO } },
  });
  expect((await player.postJson(`${PATH}/change`, monthly('tier1'))).status).toBe(200);
  await shop.settled();
  expect(await mailTold(player, /^The plan will change/)).toContain('costs €7.99 (sample price) a month.');
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
  expect(await read(player)).toMatchObject({ subscription: { price: { amount: 799, ...EURO } } });
  expect((await listInvoices(player))[0]).toEqual({ amount: 799, ...EURO });
});

test('while the plan runs, a quote in the new currency buys no second one; afterwards it does', async () => {
  const player = await movedPlayer('tier2');
  const quoted = (await player.postJson('/payment/quotes', monthly('tier3'))).json() as { quote: string };
  expect((await buyBy(player, quoted.quote)).json()).toMatchObject({
    status: 409,
    type: 'already-subscribed',
    detail: 'There is a plan already; change that.',
  });
  await player.post(`${PATH}/withdraw`);
  await shop.settled();
  const { url } = (await askCheckout(player, monthly('tier3'))).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  expect(await read(player)).toMatchObject({
    subscription: { plan: 'tier3', price: { amount: 3800, currency: 'JPY', minorUnit: 0 } },
  });
  expect(await listInvoices(player)).toEqual([
    { amount: 3800, currency: 'JPY', minorUnit: 0 },
    { amount: 1499, ...EURO },
  ]);
});
