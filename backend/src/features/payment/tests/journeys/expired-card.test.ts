import { randomUUID } from 'node:crypto';
import { PLAN_NAMES } from '@skora/domain';
import { runTask } from '../../../../testing/run-task';
import { linkIn } from '../../../../testing/start-mail-server';
import {
  askParentCheckout,
  registeredPlayer,
  storedTier,
  subscribedPlayer,
} from '../../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../../testing/test-player';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const PATH = '/payment/subscription';
const CHOICE = { plan: 'tier2', interval: 'month' };
const MASTERCARD = '5555555555554444';
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const read = async (player: TestPlayer) => (await player.get(PATH)).json() as Record<string, unknown>;

/** From now on the bank behind the card of a player's plan answers like this. */
function bankSays(
  { uid }: TestPlayer,
  behaviour: 'expired' | 'insufficient-funds' | 'authenticate' | 'declined',
) {
  const plan = shop.standIn.state.all('subscriptions').find(({ metadata }) => metadata.uid === uid);
  shop.standIn.state.beside.cards.set(String(plan?.default_payment_method), behaviour);
}

async function nextPeriod() {
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
}

async function nextMail(to: string, subject: RegExp) {
  await runTask(shop.service, 'mail-outbox');
  return shop.mails.next(to, subject);
}

/** When Stripe asks the bank of a player again, in seconds since 1970. */
function nextAttempt({ uid }: TestPlayer): number {
  const invoice = shop.standIn.state
    .all('invoices')
    .find(({ parent }) => parent.subscription_details.metadata?.uid === uid);
  return invoice?.next_payment_attempt ?? 0;
}

test('an expired card: it is said why, until when the plan stays, and a new card heals it', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  await nextMail(player.email, /^We have received/);
  expect(await read(player)).toMatchObject({ subscription: { paymentFailure: null } });
  bankSays(player, 'expired');
  await nextPeriod();

  const again = nextAttempt(player);
  expect(await read(player)).toMatchObject({
    tier: 'tier2',
    subscription: {
      status: 'past-due',
      paymentFailure: { reason: 'card-expired', nextTryAt: new Date(again * 1000).toISOString() },
    },
  });
  const told = await nextMail(player.email, /^A payment did not go through$/);
  expect(told.words).toContain(
    `We could not charge the payment for the plan “${PLAN_NAMES.tier2}”: the card has expired. We try again on ${day.format(again * 1000)}, and the plan stays until then.`,
  );
  expect(told.words).toContain('Please save another card on the page behind the button.');
  expect(linkIn(told).pathname).toBe('/manage-subscription');

  const { url } = (await player.post('/payment/portal-sessions')).json() as { url: string };
  expect((await shop.pay(url, '4000000000000069')).status).toBe(402);
  expect(await read(player)).toMatchObject({ subscription: { status: 'past-due' } });
  expect((await shop.pay(url, MASTERCARD)).status).toBe(303);
  await shop.settled();
  expect(await read(player)).toMatchObject({
    tier: 'tier2',
    subscription: { status: 'active', paymentFailure: null, paymentMethod: { last4: '4444' } },
  });
  expect((await nextMail(player.email, /^We have received/)).words).toContain('It is paid until');
  const { invoices } = (await player.get('/payment/invoices')).json() as { invoices: { status: string }[] };
  expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
});

test('who saves no other card is told once, keeps the plan while Stripe tries, and then loses it', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  bankSays(player, 'expired');
  await nextPeriod();
  await shop.tell('clock', { advanceDays: 4 });
  await shop.settled();
  expect(await read(player)).toMatchObject({ tier: 'tier2', subscription: { status: 'past-due' } });
  await shop.tell('clock', { advanceDays: 14 });
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  await runTask(shop.service, 'mail-outbox');
  const subjects = shop.mails.mails
    .filter(({ to }) => to.includes(player.email))
    .map(({ subject }) => subject);
  expect([...subjects].sort()).toEqual([
    'A payment did not go through',
    'The plan has ended',
    'We have received your payment',
  ]);
});

test.each([
  ['insufficient-funds', 'insufficient-funds', ': there was not enough money on the account of the card.'],
  ['authenticate', 'confirmation-needed', ': the bank asks you to confirm it.'],
  ['declined', 'refused', '.'],
] as const)('a bank that says %s is told as %s', async (behaviour, reason, words) => {
  const player = await subscribedPlayer(shop, CHOICE);
  bankSays(player, behaviour);
  await nextPeriod();
  expect(await read(player)).toMatchObject({ subscription: { paymentFailure: { reason } } });
  expect((await nextMail(player.email, /^A payment did not/)).words).toContain(
    `We could not charge the payment for the plan “${PLAN_NAMES.tier2}”${words}`,
  );
});

test('of a parent’s card the parent is told why, and the child is not', async () => {
  const player = await registeredPlayer(shop.service, 15, { country: 'GB' });
  const parentEmail = `${randomUUID()}@parent.example`;
  await player.postJson('/payment/parent-requests', { ...CHOICE, parentEmail });
  const token = linkIn(await shop.mails.next(parentEmail, /asks you to pay/)).searchParams.get('parent');
  const { url } = (await askParentCheckout(shop.service, token ?? '')).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  bankSays(player, 'expired');
  await nextPeriod();
  expect(await read(player)).toMatchObject({
    subscription: { status: 'past-due', paymentFailure: null, paymentMethod: null },
  });
  // The mail to the parent still waits.
  const waiting = (await player.get('/account/export')).text;
  expect(waiting).toContain('"kind":"plan-changed"');
  expect(waiting).not.toContain('card-expired');
  const told = await nextMail(parentEmail, /^A payment did not go through$/);
  expect(told.words).toContain('the card has expired.');
  expect(linkIn(told).pathname).toBe('/payment-portal');
  const exported = (await player.get('/account/export')).text;
  expect(exported).not.toContain('card-expired');
});

test('while a payment is missing no dearer plan begins, since it would give credit for time nobody has paid', async () => {
  const player = await subscribedPlayer(shop, CHOICE);
  bankSays(player, 'expired');
  await nextPeriod();
  for (const action of ['preview', 'change']) {
    const answer = await player.postJson(`${PATH}/${action}`, { ...CHOICE, plan: 'tier4' });
    expect(answer.json()).toMatchObject({ status: 409, type: 'payment-missing' });
  }
  expect(await read(player)).toMatchObject({ subscription: { plan: 'tier2', pendingChange: null } });
  const cheaper = await player.postJson(`${PATH}/preview`, { ...CHOICE, plan: 'tier1' });
  expect(cheaper.json()).toMatchObject({ effect: 'at-period-end' });

  const { url } = (await player.post('/payment/portal-sessions')).json() as { url: string };
  await shop.pay(url, MASTERCARD);
  await shop.settled();
  const paid = await player.postJson(`${PATH}/change`, { ...CHOICE, plan: 'tier4' });
  expect(paid.json()).toMatchObject({ current: { subscription: { plan: 'tier4' } } });
});
