import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
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
  shop = await startPaymentsWithMail();
});
afterAll(() => shop.close());

const PATH = '/payment/parent-requests';

function ask(player: TestPlayer, parentEmail: string, plan = 'tier2') {
  return player.postJson(PATH, { plan, interval: 'year', parentEmail });
}

async function tokenSentTo(parentEmail: string): Promise<string> {
  const mail = await shop.mails.next(parentEmail, /asks you to pay for a plan/);
  const link = linkIn(mail);
  expect(link.pathname).toBe('/payment-portal');
  return link.searchParams.get('parent') ?? '';
}

const look = (token: string) => send(shop.service.origin, { path: `${PATH}/${token}` });
const post = (token: string, action: string, headers: Record<string, string> = {}) =>
  send(shop.service.origin, {
    method: 'POST',
    path: `${PATH}/${token}/${action}`,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });

const start = (token: string) => askParentCheckout(shop.service, token);

async function asked(age = 15) {
  const parentEmail = `${randomUUID()}@parent.example`;
  const player = await registeredPlayer(shop.service, age, { country: 'GB' });
  expect((await ask(player, parentEmail)).json()).toEqual({ status: 'ok' });
  return { player, parentEmail, token: await tokenSentTo(parentEmail) };
}

test('a parent pays for a minor by the link in the mail', async () => {
  const { player, parentEmail, token } = await asked();
  expect((await look(token)).json()).toMatchObject({
    state: 'open',
    childName: 'Mara F.',
    plan: 'tier2',
    interval: 'year',
  });
  const { url } = (await start(token)).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  expect(await storedTier(shop.service, player.uid)).toBe('tier2');
  expect((await look(token)).json()).toMatchObject({ state: 'paid' });
  expect(shop.standIn.state.all('customers').map(({ email }) => email)).toContain(parentEmail);
});

test('what costs the parent money is the parent’s to decide, and the parent’s data stay the parent’s', async () => {
  const { player, token } = await asked();
  const { url } = (await start(token)).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  expect((await player.get('/payment/subscription')).json()).toMatchObject({
    subscription: { payer: 'parent', paymentMethod: null },
  });
  expect((await player.get('/payment/invoices')).json()).toMatchObject({
    invoices: [{ status: 'paid', pageUrl: null, pdfUrl: null }],
  });
  const upgrade = { plan: 'tier4', interval: 'year' };
  for (const answer of [
    await player.postJson('/payment/subscription/change', upgrade),
    await player.post('/payment/subscription/resume'),
    await player.post('/payment/portal-sessions'),
  ]) {
    expect(answer.json()).toMatchObject({ status: 403, type: 'parent-pays' });
  }
  expect((await player.post('/payment/subscription/cancel')).status).toBe(200);

  shop.service.advance(30 * DAY_MS);
  const portal = await post(token, 'portal-sessions');
  shop.service.advance(-30 * DAY_MS);
  expect(portal.json()).toMatchObject({ url: expect.stringContaining('/p/session/') });
});

test('the export of a player holds neither the card nor the open page of the parent who pays, nor where they are', async () => {
  const { player, token } = await asked();
  const { url } = (await start(token)).json() as { url: string };
  const orders = await shop.service.firestore.collection(`billing/${player.uid}/orders`).get();
  await orders.docs[0]?.ref.update({ country: 'JP', countryFrom: 'located' });
  const open = (await player.get('/account/export')).text;
  expect(open).toContain('"countryFrom":"located"');
  expect(open).not.toContain('"JP"');
  expect(open).not.toContain(url);
  await shop.pay(url);
  await shop.settled();
  const { data } = (await player.get('/account/export')).json() as { data: { billing: object } };
  expect(data.billing).toMatchObject({ subscription: { payer: 'parent', paymentMethod: null } });
});

test('parent and player share the one place for a checkout', async () => {
  const { player, token } = await asked(20);
  const own = (await askCheckout(player, { plan: 'tier2', interval: 'year' })).json() as { url: string };
  const parents = (await start(token)).json() as { url: string };
  expect((await shop.pay(own.url)).status).toBe(410);
  expect((await shop.pay(parents.url)).status).toBe(303);
});

test('looking at a link changes nothing, and before paying there is nothing to manage', async () => {
  const { token } = await asked();
  for (let round = 0; round < 3; round += 1)
    expect((await look(token)).json()).toMatchObject({ state: 'open' });
  expect((await post(token, 'portal-sessions')).json()).toMatchObject({
    status: 409,
    type: 'no-subscription',
  });
});

test('a link is over after 7 days, and when somebody else is asked', async () => {
  const { player, token } = await asked();
  shop.service.advance(7 * DAY_MS);
  const expired = [await look(token), await start(token)];
  shop.service.advance(-7 * DAY_MS);
  for (const answer of expired) expect(answer.json()).toMatchObject({ status: 410, type: 'link-expired' });
  shop.service.advance(61_000);
  const other = `${randomUUID()}@parent.example`;
  await ask(player, other);
  await tokenSentTo(other);
  expect((await look(token)).json()).toMatchObject({ status: 410, type: 'link-replaced' });
});

test.each(['x', 'a'.repeat(43), '%2e%2e%2f', 'a'.repeat(44)])('the token %s is none: 404', async (token) => {
  expect((await look(token)).status).toBe(404);
  expect((await start(token)).status).toBe(404);
  expect((await post(token, 'portal-sessions')).status).toBe(404);
});

test('the own address, no address and further fields are refused', async () => {
  const player = await registeredPlayer(shop.service, 15, { country: 'GB' });
  expect((await ask(player, player.email)).status).toBe(422);
  expect((await ask(player, 'nobody')).status).toBe(422);
  expect((await ask(player, 'a@b.cd\r\nBcc: x@y.zz')).status).toBe(422);
  const more = { plan: 'tier1', interval: 'month', parentEmail: 'p@parent.example', amount: 1 };
  expect((await player.postJson(PATH, more)).status).toBe(400);
  expect((await send(shop.service.origin, { method: 'POST', path: PATH })).status).toBe(400);
});

test('nobody is pestered: a second request waits a minute', async () => {
  const { player, parentEmail } = await asked();
  const second = await ask(player, parentEmail);
  expect(second.status).toBe(429);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
});
