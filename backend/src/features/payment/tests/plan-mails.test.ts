import { randomUUID } from 'node:crypto';
import { PLAN_NAMES } from '@skora/domain';
import { linkIn } from '../../../testing/start-mail-server';
import { askParentCheckout, registeredPlayer, subscribedPlayer } from '../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../testing/start-payments-with-mail';
import { runTask } from '../../../testing/run-task';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const PATH = '/payment/subscription';
const monthly = (plan: string) => ({ plan, interval: 'month' });

/** The subjects an address got, in their order. */
async function subjectsTo(email: string): Promise<string[]> {
  await runTask(shop.service, 'mail-outbox');
  return shop.mails.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
}

async function changesTold(player: TestPlayer): Promise<string[]> {
  const { notifications } = (await player.get('/notifications')).json() as {
    notifications: { title: string }[];
  };
  return notifications.map(({ title }) => title);
}

test('a payment is confirmed by one mail: amount, period, next charge and how to withdraw', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  expect(await changesTold(player)).toEqual(['Your plan has started']);
  await runTask(shop.service, 'mail-outbox');
  const mail = await shop.mails.next(player.email, /^We have received your payment$/);
  expect(mail.words).toContain(`The plan “${PLAN_NAMES.tier1}” costs €7.99 (sample price) a month.`);
  expect(mail.words).toMatch(/The next payment is due on \d+ \w+ \d{4}\. We charge it automatically/);
  expect(mail.words).toMatch(/You can withdraw from the purchase until \d+ \w+ \d{4}, without a reason/);
  expect(mail.words).toContain('The prices are samples: no real money was charged.');
  expect(linkIn(mail).pathname).toBe('/manage-subscription');
  expect(await subjectsTo(player.email)).toEqual([]);
});

test('every change of the plan is told once, to player and payer', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'));
  await player.postJson(`${PATH}/change`, monthly('tier3'));
  await shop.settled();
  await player.postJson(`${PATH}/change`, monthly('tier1'));
  await shop.settled();
  await player.post(`${PATH}/withdraw`);
  await shop.settled();
  expect(await changesTold(player)).toEqual([
    'Your plan has ended, and the money goes back',
    'Your plan will change',
    'Your plan has changed',
    'Your plan has started',
  ]);
  const subjects = await subjectsTo(player.email);
  expect([...subjects].sort()).toEqual([
    'The plan has changed',
    'The plan will change',
    'We have received your payment',
    'We have received your withdrawal',
  ]);
});

test('a parent who pays gets the mail, with a link of their own; the player reads no amount', async () => {
  const player = await registeredPlayer(shop.service, 17);
  const parent = `${randomUUID()}@parent.example`;
  await player.postJson('/payment/parent-requests', { ...monthly('tier1'), parentEmail: parent });
  const token = linkIn(await shop.mails.next(parent, /asks you to pay/)).searchParams.get('parent');
  const answer = await askParentCheckout(shop.service, token ?? '');
  await shop.pay((answer.json() as { url: string }).url);
  await shop.settled();
  await runTask(shop.service, 'mail-outbox');
  const mail = await shop.mails.next(parent, /^We have received your payment/);
  expect(mail.words).toContain('This is about the plan of Mara F. on SKORA.');
  expect(linkIn(mail).pathname).toBe('/payment-portal');
  expect(await changesTold(player)).toEqual(['Your plan has started']);
  expect(await subjectsTo(player.email)).toEqual([]);
});

test('a new period is confirmed once it is paid', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  await runTask(shop.service, 'mail-outbox');
  await shop.mails.next(player.email, /^We have received your payment/);
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
  await runTask(shop.service, 'mail-outbox');
  const mail = await shop.mails.next(player.email, /^We have received your payment/);
  expect(mail.words).toMatch(/It is paid until \d+ \w+ \d{4}/);
  expect(await subjectsTo(player.email)).toEqual([]);
});
