import { randomUUID } from 'node:crypto';
import { familyStory } from '../../../../testing/family/family-story';
import { runTask } from '../../../../testing/run-task';
import { postJson, send } from '../../../../testing/send';
import { linkIn } from '../../../../testing/start-mail-server';
import { askParentCheckout, storedTier } from '../../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../../testing/test-player';

let shop: PaymentMailTest;
let story: ReturnType<typeof familyStory>;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
  story = familyStory(shop);
});
afterAll(() => shop.close());

const CHOICE = { plan: 'tier2', interval: 'month' };
const PATH = '/payment/subscription';
const CARD = { number: '5555555555554444', expiry: '12/40', cvc: '123', name: 'Paula Fictiva' };

interface Family {
  child: TestPlayer;
  parent: TestPlayer;
  /** Of the link in the parent's mail. */
  token: string;
}

const read = async (player: TestPlayer) => (await player.get(PATH)).json() as Record<string, unknown>;

/** A guardian with an account, whose child has asked them to pay. */
async function askedFamily(): Promise<Family> {
  const parent = await story.guardian();
  const child = await story.linkedChild(parent);
  await child.postJson('/payment/parent-requests', { ...CHOICE, parentEmail: parent.email });
  const mail = await shop.mails.next(parent.email, /asks you to pay/);
  return { child, parent, token: linkIn(mail).searchParams.get('parent') ?? '' };
}

async function pay(token: string) {
  const answer = await askParentCheckout(shop.service, token);
  await shop.pay((answer.json() as { url: string }).url);
  await shop.settled();
}

async function payingFamily(): Promise<Family> {
  const family = await askedFamily();
  await pay(family.token);
  return family;
}

const openPortal = (token: string, headers: Record<string, string> = {}) =>
  send(shop.service.origin, {
    method: 'POST',
    path: `/payment/parent-requests/${token}/portal-sessions`,
    headers,
  });

const look = async (token: string) =>
  (await send(shop.service.origin, { path: `/payment/parent-requests/${token}` })).json();

/** Sends a form of the portal. */
async function submit(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await shop.settled();
  return answer.status;
}

async function portalOf(token: string): Promise<string> {
  const answer = await openPortal(token);
  expect(answer.status).toBe(200);
  return (answer.json() as { url: string }).url;
}

test('the parent who pays reads invoices, changes the card and ends the plan, and the child’s plan follows', async () => {
  const { child, parent, token } = await payingFamily();
  const url = await portalOf(token);
  const page = await (await fetch(url)).text();
  expect(page).toContain('visa ending in 4242');
  expect(page).toMatch(/\/i\/in_.*£12\.99/s);

  expect(await submit(url, CARD)).toBe(200);
  expect(await (await fetch(url)).text()).toContain('mastercard ending in 4444');
  expect(await read(child)).toMatchObject({
    tier: 'tier2',
    subscription: { status: 'active', payer: 'parent', paymentMethod: null },
  });

  expect(await submit(`${url}/cancel`, {})).toBe(200);
  expect(await read(child)).toMatchObject({
    tier: 'tier2',
    subscription: { status: 'ending', renewsAt: null, endsAt: expect.any(String) },
  });
  await runTask(shop.service, 'mail-outbox');
  await shop.mails.next(parent.email, /^The plan will end$/);
  expect((await child.post(`${PATH}/resume`)).json()).toMatchObject({ status: 403, type: 'parent-pays' });

  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
  expect(await storedTier(shop.service, child.uid)).toBe('tier0');
  await runTask(shop.service, 'mail-outbox');
  const ended = await shop.mails.next(parent.email, /^The plan has ended$/);
  expect(ended.words).toContain('For 7 days your invoices are on the page behind the button.');
  const last = linkIn(ended).searchParams.get('parent') ?? '';
  expect(await look(last)).toMatchObject({ state: 'open', hasInvoices: true });
  expect(await (await fetch(await portalOf(last))).text()).toMatch(/\/i\/in_.*£12\.99/s);
});

test('who has paid still comes to the invoices when somebody else is asked since, and buys nothing', async () => {
  const { child, token } = await payingFamily();
  await child.post(`${PATH}/cancel`);
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
  shop.service.advance(61_000);
  const parentEmail = `${randomUUID()}@parent.example`;
  expect((await child.postJson('/payment/parent-requests', { ...CHOICE, parentEmail })).status).toBe(200);
  expect(await look(token)).toMatchObject({ state: 'over', hasInvoices: true });
  expect(await (await fetch(await portalOf(token))).text()).toMatch(/\/i\/in_/);
  for (const action of ['quotes', 'checkout-sessions']) {
    const path = `/payment/parent-requests/${token}/${action}`;
    const headers = { 'idempotency-key': randomUUID() };
    const body = { quote: 'a.quote' };
    const answer =
      action === 'quotes'
        ? await send(shop.service.origin, { method: 'POST', path })
        : await postJson(shop.service.origin, path, body, headers);
    expect(answer.json()).toMatchObject({ status: 410, type: 'link-replaced' });
  }
});

test('a parent with an account comes to the portal from the page of the family too', async () => {
  const { child, parent } = await payingFamily();
  expect(await story.child(parent, child.uid)).toMatchObject({
    ...{ plan: { tier: 'tier2', payer: 'parent', paysHere: true }, payment: null },
  });
  const { path } = (await parent.post(`/family/${child.uid}/payment-link`)).json() as { path: string };
  const token = new URL(path, 'https://skora.example').searchParams.get('parent') ?? '';
  expect(await (await fetch(await portalOf(token))).text()).toContain('visa ending in 4242');
});

test('a new card of the parent heals a failed renewal of the child’s plan', async () => {
  const { child, token } = await payingFamily();
  const plan = shop.standIn.state.all('subscriptions').find(({ metadata }) => metadata.uid === child.uid);
  shop.standIn.state.beside.cards.set(String(plan?.default_payment_method), 'expired');
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
  expect(await read(child)).toMatchObject({ subscription: { status: 'past-due' } });
  expect(await submit(await portalOf(token), CARD)).toBe(200);
  expect(await read(child)).toMatchObject({ tier: 'tier2', subscription: { status: 'active' } });
});

test('the child opens it neither in the account nor by a made-up link', async () => {
  const { child } = await payingFamily();
  const own = await child.post('/payment/portal-sessions');
  expect(own.json()).toMatchObject({ status: 403, type: 'parent-pays' });
  const { authorization } = child;
  expect((await openPortal('a'.repeat(43), { authorization })).status).toBe(404);
  expect((await child.post(`/family/${child.uid}/payment-link`)).json()).toMatchObject({
    ...{ status: 403, type: 'guardians-only' },
  });
  const plan = shop.standIn.state.all('subscriptions').find(({ metadata }) => metadata.uid === child.uid);
  const opened = shop.standIn.state.all('portalSessions').map(({ customer }) => customer);
  expect(opened).not.toContain(plan?.customer);
});

test('who is a guardian no more, and does not pay, gets no link and opens nothing', async () => {
  const { child, parent, token } = await askedFamily();
  expect((await child.delete('/account/family-link')).status).toBe(200);
  const next = await story.guardian();
  shop.service.advance(61_000);
  await child.postJson('/payment/parent-requests', { ...CHOICE, parentEmail: next.email });
  const mail = await shop.mails.next(next.email, /asks you to pay/);
  await pay(linkIn(mail).searchParams.get('parent') ?? '');

  expect((await parent.post(`/family/${child.uid}/payment-link`)).status).toBe(404);
  expect((await openPortal(token)).json()).toMatchObject({ status: 410, type: 'link-replaced' });
  expect(await storedTier(shop.service, child.uid)).toBe('tier2');
});

test('who is a guardian no more, and pays, can still end what they pay; then the link opens nothing', async () => {
  const { child, parent, token } = await payingFamily();
  expect((await child.delete('/account/family-link')).status).toBe(200);
  expect((await parent.post(`/family/${child.uid}/payment-link`)).status).toBe(404);
  expect(await submit(`${await portalOf(token)}/cancel`, {})).toBe(200);
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
  expect(await storedTier(shop.service, child.uid)).toBe('tier0');
  shop.service.advance(40 * 86_400_000);
  const after = await openPortal(token);
  shop.service.advance(-40 * 86_400_000);
  expect(after.json()).toMatchObject({ status: 410, type: 'link-expired' });
});
