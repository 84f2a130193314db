import { randomUUID } from 'node:crypto';
import { runTask } from '../../../testing/run-task';
import { send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import {
  askCheckout,
  askParentCheckout,
  registeredPlayer,
  storedTier,
} from '../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const PATH = '/payment/parent-requests';
const CHOICE = { plan: 'tier2', interval: 'month' };
const LATER = { wait: 61_000 };

interface Parent {
  email: string;
  token: string;
}

const look = async ({ token }: Parent) =>
  (await send(shop.service.origin, { path: `${PATH}/${token}` })).json() as Record<string, unknown>;

const openPortal = ({ token }: Parent) =>
  send(shop.service.origin, { method: 'POST', path: `${PATH}/${token}/portal-sessions` });

const start = ({ token }: Parent, key?: string) => askParentCheckout(shop.service, token, key);

const openCheckout = async (parent: Parent) => ((await start(parent)).json() as { url: string }).url;

/** Asks a parent, of whom nobody has heard before; the second one a minute later, as the budgets want. */
async function askParent(
  player: TestPlayer,
  { choice = CHOICE, wait = 0 }: { choice?: object; wait?: number } = {},
): Promise<Parent> {
  shop.service.advance(wait);
  const email = `${randomUUID()}@parent.example`;
  expect((await player.postJson(PATH, { ...choice, parentEmail: email })).text).toBe('{"status":"ok"}');
  const link = linkIn(await shop.mails.next(email, /asks you to pay for a plan/));
  shop.service.advance(-wait);
  return { email, token: link.searchParams.get('parent') ?? '' };
}

async function pay(url: string) {
  const answer = await shop.pay(url);
  await shop.settled();
  return answer.status;
}

/** Whose card a portal shows: the address of its customer. */
async function portalShows(parent: Parent): Promise<unknown> {
  const before = new Set(shop.standIn.state.all('portalSessions').map(({ id }) => id));
  const answer = await openPortal(parent);
  if (answer.status !== 200) return (answer.json() as { type: string }).type;
  const session = shop.standIn.state.all('portalSessions').find(({ id }) => !before.has(id));
  return shop.standIn.state.get('customers', String(session?.customer)).email;
}

async function subjectsTo({ email }: Parent): Promise<string[]> {
  await runTask(shop.service, 'mail-outbox');
  return shop.mails.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
}

const minor = () => registeredPlayer(shop.service, 15, { country: 'GB' });

test('a parent asked later neither sees nor changes the card of the one who pays', async () => {
  const player = await minor();
  const first = await askParent(player);
  const url = await openCheckout(first);
  const second = await askParent(player, LATER);
  expect(await pay(url)).toBe(303);
  expect(await storedTier(shop.service, player.uid)).toBe('tier2');

  expect(await look(second)).toMatchObject({ state: 'not-needed' });
  expect(await portalShows(second)).toBe('no-subscription');
  expect((await start(second)).json()).toMatchObject({ type: 'already-subscribed' });
  expect(await look(first)).toMatchObject({ state: 'paid' });
  expect(await portalShows(first)).toBe(first.email);
  expect((await player.post('/payment/portal-sessions')).json()).toMatchObject({ type: 'parent-pays' });
  expect(await subjectsTo(first)).toEqual(['We have received your payment']);
  expect(await subjectsTo(second)).toEqual([]);
});

test('a parent asked anew gets a payment page of their own, and the one before ends', async () => {
  const player = await minor();
  const first = await askParent(player);
  const theirs = await openCheckout(first);
  const second = await askParent(player, LATER);
  const url = await openCheckout(second);
  expect(url).not.toBe(theirs);
  expect(await pay(theirs)).toBe(410);
  expect(await pay(url)).toBe(303);

  expect(await look(first)).toMatchObject({ status: 410, type: 'link-replaced' });
  expect(await portalShows(first)).toBe('link-replaced');
  expect(await portalShows(second)).toBe(second.email);
  expect(await subjectsTo(first)).toEqual([]);
});

test('the same idempotency key of another parent opens nothing of the first', async () => {
  const player = await minor();
  const first = await askParent(player);
  const key = randomUUID();
  const one = (await start(first, key)).json() as { url: string };
  const second = await askParent(player, LATER);
  const other = (await start(second, key)).json() as { url: string };
  expect(other.url).not.toBe(one.url);
});

test('both parents pay by accident: each manages the own card, and the best plan counts', async () => {
  const player = await minor();
  const first = await askParent(player);
  await pay(await openCheckout(first));
  // The record of the first payment is lost, as if its webhooks had never come.
  await shop.service.firestore.doc(`billing/${player.uid}`).update({ subscription: null });
  const second = await askParent(player, { ...LATER, choice: { plan: 'tier4', interval: 'month' } });
  await pay(await openCheckout(second));

  expect(await storedTier(shop.service, player.uid)).toBe('tier4');
  expect(await portalShows(first)).toBe(first.email);
  expect(await portalShows(second)).toBe(second.email);
  expect(shop.service.log()).toContain('account with two subscriptions');
});

test('the link of a parent whose plan has ended leads to nothing but own invoices once another one pays', async () => {
  const player = await minor();
  const first = await askParent(player);
  await pay(await openCheckout(first));
  await player.post('/payment/subscription/withdraw');
  await shop.settled();
  const second = await askParent(player, LATER);
  await pay(await openCheckout(second));
  expect(await portalShows(first)).toBe(first.email);
  expect(await portalShows(second)).toBe(second.email);
});

test('a grown player pays with a customer of their own, and sees all invoices but no page of a parent', async () => {
  const player = await registeredPlayer(shop.service, 20, { country: 'GB' });
  const parent = await askParent(player);
  await pay(await openCheckout(parent));
  await player.post('/payment/subscription/withdraw');
  await shop.settled();
  await pay(((await askCheckout(player)).json() as { url: string }).url);

  expect((await player.post('/payment/portal-sessions')).status).toBe(200);
  const session = shop.standIn.state.all('portalSessions')[0];
  expect(shop.standIn.state.get('customers', String(session?.customer)).email).toBe(player.email);
  expect(await portalShows(parent)).toBe(parent.email);
  const { invoices } = (await player.get('/payment/invoices')).json() as {
    invoices: { pageUrl: string | null }[];
  };
  expect(new Set(invoices.map(({ pageUrl }) => pageUrl !== null))).toEqual(new Set([true, false]));
  expect(invoices).toHaveLength(2);
});

test('webhooks of every customer of an account find it, and deleting it removes all', async () => {
  const player = await minor();
  const first = await askParent(player);
  await openCheckout(first);
  const second = await askParent(player, LATER);
  await pay(await openCheckout(second));
  const customers = () =>
    shop.standIn.state.all('customers').filter(({ metadata }) => metadata.uid === player.uid);
  expect(customers().map(({ email }) => email)).toEqual([second.email, first.email]);
  for (const { id } of customers()) {
    const owners = await shop.service.firestore
      .collection('billing')
      .where(`customers.${id}.id`, '==', id)
      .get();
    expect(owners.docs.map((owner) => owner.id)).toEqual([player.uid]);
  }
  shop.standIn.webhooks.hold();
  await player.post('/account/deletion');
  shop.service.advance(8 * 86_400_000);
  await runTask(shop.service, 'due-deletions');
  expect(customers()).toEqual([]);
});
