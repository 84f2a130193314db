import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { emailAddressKey } from '../../../lib/text/email-address';
import { unsubscribeToken } from '../unsubscribe-token';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest());
});
afterAll(() => close());

const OK = [200, '{"status":"ok"}'];

const get = (path: string) => send(service.origin, { path: `/newsletter/${path}` });
const post = (path: string, headers: Record<string, string> = {}, body?: string) =>
  send(service.origin, { method: 'POST', path: `/newsletter/${path}`, headers, body });
const subscribe = (email: string) => postJson(service.origin, '/newsletter/subscribe', { email });
const stored = (email: string) =>
  service.firestore.collection('newsletterSubscribers').doc(emailAddressKey(email));
const readStatus = async (email: string) => (await stored(email).get()).get('status') as unknown;
const brief = ({ status, text }: { status: number; text: string }) => [status, text];

/** A fresh address with the token of its confirmation mail. */
async function asked() {
  const email = `${randomUUID()}@player.example`;
  await subscribe(email);
  const link = linkIn(await mails.next(email, /^Confirm that you want/));
  expect(link.pathname).toBe('/unsubscribe-newsletter');
  return { email, token: link.searchParams.get('confirm') ?? '' };
}

/** A confirmed address with the token of its unsubscribe links. */
async function subscribed() {
  const { email, token } = await asked();
  await post(`confirmations/${token}`);
  return { email, leave: unsubscribeToken('a secret of the tests', emailAddressKey(email)) };
}

test('looking at the link confirms nothing, the button does, twice too', async () => {
  const { email, token } = await asked();
  for (let round = 0; round < 2; round += 1) {
    expect((await get(`confirmations/${token}`)).json()).toMatchObject({ state: 'open' });
  }
  expect(await readStatus(email)).toBe('pending');
  expect(brief(await post(`confirmations/${token}`))).toEqual(OK);
  expect(brief(await post(`confirmations/${token}`))).toEqual(OK);
  expect(await readStatus(email)).toBe('confirmed');
  const { docs } = await stored(email).collection('consents').orderBy('at').get();
  expect(docs.map((entry) => [entry.get('action'), entry.get('textVersion')])).toEqual([
    ['requested', 'newsletter-2026-11'],
    ['confirmed', 'newsletter-2026-11'],
  ]);
});

test('the page shows a masked address', async () => {
  const { email, token } = await asked();
  const { email: shown } = (await get(`confirmations/${token}`)).json() as { email: string };
  expect(shown).not.toContain(email.split('@')[0]);
});

test('a link is over after 3 days, and once its subscription has ended', async () => {
  const late = await asked();
  service.advance(3 * DAY_MS);
  const expired = await post(`confirmations/${late.token}`);
  service.advance(-3 * DAY_MS);
  expect(expired.json()).toMatchObject({ status: 410, type: 'link-expired' });
  const { email, token } = await asked();
  await post(`confirmations/${token}`);
  await post(`unsubscriptions/${unsubscribeToken('a secret of the tests', emailAddressKey(email))}`);
  expect((await post(`confirmations/${token}`)).json()).toMatchObject({ status: 410, type: 'link-used' });
  expect(await readStatus(email)).toBe('unsubscribed');
});

test.each(['x', 'a'.repeat(43), `${'a'.repeat(43)}.${'b'.repeat(43)}`, 'mara@player.example'])(
  'the token %s is none: 404',
  async (token) => {
    for (const kind of ['confirmations', 'unsubscriptions']) {
      expect((await get(`${kind}/${token}`)).status).toBe(404);
      expect((await post(`${kind}/${token}`)).status).toBe(404);
    }
    expect((await post(`unsubscriptions/${token}/undo`)).status).toBe(404);
  },
);

test('one who gets the digest and asks again gets a mail that says so', async () => {
  const { email, leave } = await subscribed();
  expect(brief(await subscribe(email))).toEqual(OK);
  const mail = await mails.next(email, /^You already get/);
  expect(linkIn(mail).searchParams.get('token')).toBe(leave);
});

test('opening the unsubscribe link ends nothing, the button does, at once and twice too', async () => {
  const { email, leave } = await subscribed();
  expect((await get(`unsubscriptions/${leave}`)).json()).toMatchObject({ subscribed: true, undoUntil: null });
  expect(await readStatus(email)).toBe('confirmed');
  expect(brief(await post(`unsubscriptions/${leave}`))).toEqual(OK);
  expect(brief(await post(`unsubscriptions/${leave}`))).toEqual(OK);
  expect((await stored(email).get()).data()).toMatchObject({ status: 'unsubscribed', email: null });
  expect((await get(`unsubscriptions/${leave}`)).json()).toMatchObject({
    subscribed: false,
    undoUntil: expect.any(String),
  });
});

test('a mail program unsubscribes by the one-click form, and by nothing else', async () => {
  const { email, leave } = await subscribed();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post(`unsubscriptions/${leave}`, form, 'List-Unsubscribe=Other')).status).toBe(400);
  expect((await post(`unsubscriptions/${leave}`, { 'content-type': 'text/plain' }, 'x')).status).toBe(415);
  expect(await readStatus(email)).toBe('confirmed');
  expect(brief(await post(`unsubscriptions/${leave}`, form, 'List-Unsubscribe=One-Click'))).toEqual(OK);
  expect(await readStatus(email)).toBe('unsubscribed');
});

test('an unsubscription can be taken back for 7 days', async () => {
  const { email, leave } = await subscribed();
  await post(`unsubscriptions/${leave}`);
  expect(brief(await post(`unsubscriptions/${leave}/undo`))).toEqual(OK);
  expect((await stored(email).get()).data()).toMatchObject({ status: 'confirmed', email });
  await post(`unsubscriptions/${leave}`);
  service.advance(7 * DAY_MS);
  const late = await post(`unsubscriptions/${leave}/undo`);
  service.advance(-7 * DAY_MS);
  expect(late.json()).toMatchObject({ status: 410, type: 'link-expired' });
});

test('who was never confirmed cannot become so by undoing', async () => {
  const { email } = await asked();
  const leave = unsubscribeToken('a secret of the tests', emailAddressKey(email));
  await post(`unsubscriptions/${leave}`);
  expect((await post(`unsubscriptions/${leave}/undo`)).status).toBe(410);
  expect(await readStatus(email)).toBe('unsubscribed');
});

test('after an unsubscription only a new confirmation brings an address back', async () => {
  const { email, leave } = await subscribed();
  await post(`unsubscriptions/${leave}`);
  await subscribe(email);
  expect(await readStatus(email)).toBe('pending');
  await mails.next(email, /^Confirm that you want/);
});

test('leaving by address answers the same for everybody and only sends a link', async () => {
  const { email, leave } = await subscribed();
  const known = await postJson(service.origin, '/newsletter/unsubscribe', { email });
  const unknown = await postJson(service.origin, '/newsletter/unsubscribe', {
    email: `${randomUUID()}@a.example`,
  });
  expect(brief(known)).toEqual(OK);
  expect(brief(unknown)).toEqual(OK);
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
  expect(await readStatus(email)).toBe('confirmed');
  const link = linkIn(await mails.next(email, /^Unsubscribe from/));
  expect(link.searchParams.get('token')).toBe(leave);
  expect((await postJson(service.origin, '/newsletter/unsubscribe', { email: 'nobody' })).status).toBe(400);
});
