import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { GOALS, MATCH, playerWithNumbers, SPRINT } from '../../../testing/player-with-numbers';
import { lift, suppress } from '../../../lib/mail/suppression/suppression-store';
import { mailboxKey } from '../../../lib/text/mailbox';
import { eraseData, exportData } from '../../../app/data-owners';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest());
});
afterAll(() => close());

const COACH = { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield FC' };
const NUMBERS = [SPRINT, GOALS];

type Asked = Awaited<ReturnType<typeof askedCoach>>;

async function tokenTo(email: string, subject: RegExp) {
  return (
    linkIn(await mails.next(email, subject))
      .pathname.split('/')
      .at(-1) ?? ''
  );
}

/** A player who asked, and the link the coach got. */
async function askedCoach() {
  const player = await playerWithNumbers(service);
  const email = `${randomUUID()}@club.example`;
  await player.postJson('/confirmations/requests', { coach: { ...COACH, email }, numbers: NUMBERS });
  return { player, email, token: await tokenTo(email, /asks you to confirm/) };
}

const look = (token: string) => send(service.origin, { path: `/confirmations/${token}` });
const post = (token: string, what: string, body: object) =>
  postJson(service.origin, `/confirmations/${token}/${what}`, body);
const decide = (token: string, changes: object = {}) =>
  post(token, 'decision', { confirmed: [0, 1], declined: [], note: '', vouches: true, ...changes });
const stored = async ({ player }: Asked) =>
  (await player.profile.collection('confirmations').get()).docs.map((one) => one.data());
const readStatus = async ({ player }: Asked) =>
  ((await player.get('/confirmations/requests')).json() as { requests: { status: string }[] }).requests[0]
    ?.status;

test('a link shows nothing while its player’s account is suspended or about to be deleted', async () => {
  const { player, token } = await askedCoach();
  const user = service.firestore.doc(`users/${player.uid}`);
  const deletion = service.firestore.doc(`accountDeletions/${player.uid}`);
  const withdrawn = { status: 410, type: 'request-withdrawn' };
  await user.update({ status: 'suspended' });
  expect((await look(token)).json()).toMatchObject(withdrawn);
  expect((await decide(token)).json()).toMatchObject(withdrawn);
  await user.update({ status: 'active' });
  await deletion.set({});
  expect((await look(token)).json()).toMatchObject(withdrawn);
  await deletion.delete();
  expect((await look(token)).status).toBe(200);
});

test('looking at the link, however often, shows exactly what is asked and decides nothing', async () => {
  const asked = await askedCoach();
  expect((await look(asked.token)).status).toBe(200);
  expect((await look(asked.token)).json()).toEqual({
    purpose: 'coach',
    playerName: 'Mara F.',
    coach: COACH,
    numbers: [
      { label: 'Sprint 10 m', detail: 'Timing gates, 12 Oct 2026', value: 1.92, unit: 's', changed: false },
      {
        label: 'Goals',
        detail: 'League, 3–1 against Northfield Rovers, 14 Nov 2026',
        value: 2,
        unit: '',
        changed: false,
      },
    ],
    requestedAt: expect.any(String),
    expiresAt: expect.any(String),
  });
  expect(await stored(asked)).toEqual([]);
  expect(await readStatus(asked)).toBe('open');
});

test('a confirmation says who and when, with the domain of the address and never the address', async () => {
  const asked = await askedCoach();
  expect((await decide(asked.token, { note: 'Timed by me.\r\nGood run.' })).json()).toEqual({ status: 'ok' });
  const [confirmation, ...others] = await stored(asked);
  expect(others).toEqual([]);
  expect(confirmation).toMatchObject({
    decision: 'confirmed',
    note: 'Timed by me.\nGood run.',
    hidden: false,
    coach: { ...COACH, domain: 'club.example', key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    items: [
      { ...SPRINT, revision: 0, value: 1.92 },
      { ...GOALS, revision: 1, value: 2 },
    ],
  });
  expect(JSON.stringify(confirmation)).not.toContain(asked.email.split('@')[0]);
  const mail = await mails.next(asked.player.email, /^Your coach has answered$/);
  expect(mail.words).toContain('confirmed 2 numbers');
  expect(mail.words).not.toContain('Timed by me');
  expect(linkIn(mail).pathname).toBe('/settings/confirmations');
});

test('confirmed and declined are two answers; the note goes with what was declined', async () => {
  const asked = await askedCoach();
  expect(
    (await decide(asked.token, { confirmed: [1], declined: [0], note: 'The watch stopped late.' })).status,
  ).toBe(200);
  const answers = (await stored(asked)).map(({ decision, note, items }) => ({ decision, note, items }));
  expect(answers).toEqual([
    { decision: 'confirmed', note: '', items: [expect.objectContaining(GOALS)] },
    { decision: 'declined', note: 'The watch stopped late.', items: [expect.objectContaining(SPRINT)] },
  ]);
  await mails.next(asked.player.email, /^Your coach has answered$/);
});

test('a link answers once, also when it is used twice at the same time', async () => {
  const asked = await askedCoach();
  const both = await Promise.all([
    decide(asked.token),
    decide(asked.token, { confirmed: [], declined: [0, 1] }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await stored(asked)).toHaveLength(1);
  for (const replay of [
    decide(asked.token),
    look(asked.token),
    post(asked.token, 'refusal', { stop: true }),
  ]) {
    expect((await replay).json()).toMatchObject({ status: 410, type: 'link-used' });
  }
});

test('what changed meanwhile is shown as changed and cannot be confirmed', async () => {
  const asked = await askedCoach();
  await asked.player.profile
    .collection('matches')
    .doc(GOALS.ref)
    .set({ ...MATCH, numbers: { goals: 3 }, revision: 2 });
  expect((await look(asked.token)).json()).toMatchObject({
    numbers: [{ changed: false }, { changed: true }],
  });
  expect((await decide(asked.token)).json()).toMatchObject({ status: 409, type: 'numbers-changed' });
  expect(await stored(asked)).toEqual([]);
  expect((await decide(asked.token, { confirmed: [0] })).status).toBe(200);
});

const incomplete: [name: string, change: object, status: number][] = [
  ['one number unanswered', { confirmed: [0] }, 409],
  ['a number answered twice', { confirmed: [0, 1], declined: [1] }, 409],
  ['a number that is not there', { confirmed: [0, 1, 2] }, 409],
  ['a note of 501 characters', { note: 'a'.repeat(501) }, 400],
  ['no word of the coach for it', { vouches: false }, 400],
  ['other numbers', { values: [1.5] }, 400],
];
test.each(incomplete)('an answer with %s changes nothing', async (_name, change, status) => {
  const asked = await askedCoach();
  expect((await decide(asked.token, change)).status).toBe(status);
  expect(await readStatus(asked)).toBe('open');
});

test('“not me” tells the player, and stops such mails to that address for good', async () => {
  const asked = await askedCoach();
  expect((await post(asked.token, 'refusal', { stop: true })).json()).toEqual({ status: 'ok' });
  expect(await readStatus(asked)).toBe('not-me');
  expect(await stored(asked)).toEqual([]);
  const other = await playerWithNumbers(service);
  const body = { coach: { ...COACH, email: asked.email.toUpperCase() }, numbers: NUMBERS };
  expect((await other.postJson('/confirmations/requests', body)).json()).toMatchObject({
    status: 409,
    type: 'address-refuses',
  });
});

test('what a mail service told about an address is no refusal of its owner, and lifting it ends none', async () => {
  const { firestore, now } = service;
  const asked = await askedCoach();
  await suppress(firestore, asked.email, 'hard-bounce', 'smtp', now());
  const other = await playerWithNumbers(service);
  const body = { coach: { ...COACH, email: asked.email }, numbers: NUMBERS };
  expect((await other.postJson('/confirmations/requests', body)).status).toBe(200);
  await post(asked.token, 'refusal', { stop: true });
  await suppress(firestore, asked.email, 'manual', 'operator', now());
  await lift(firestore, asked.email, now());
  const third = await playerWithNumbers(service);
  expect((await third.postJson('/confirmations/requests', body)).status).toBe(409);
});

test('a refusal that an older release stored beside the bounces still counts', async () => {
  const email = `${randomUUID()}@club.example`;
  await service.firestore.doc(`mailSuppressions/${mailboxKey(email)}`).set({ at: new Date(service.now()) });
  const player = await playerWithNumbers(service);
  const body = { coach: { ...COACH, email }, numbers: NUMBERS };
  expect((await player.postJson('/confirmations/requests', body)).status).toBe(409);
});

test('the link is over after 14 days', async () => {
  const asked = await askedCoach();
  service.advance(14 * DAY_MS - 60_000);
  expect((await look(asked.token)).status).toBe(200);
  service.advance(60_000);
  expect((await look(asked.token)).json()).toMatchObject({ status: 410, type: 'link-expired' });
  expect((await decide(asked.token)).json()).toMatchObject({ status: 410, type: 'link-expired' });
});

test.each(['x', 'a'.repeat(43), 'a'.repeat(44), '..%2f..%2fusers', '%00', '__proto__'])(
  'the invented token %s opens nothing',
  async (token) => {
    expect((await look(token)).status).toBe(404);
    expect((await decide(token)).status).toBe(404);
    expect((await post(token, 'approval', { approved: true })).status).toBe(404);
  },
);

test('a player without an account any more leaves no link and no request behind', async () => {
  const asked = await askedCoach();
  const subject = { uid: asked.player.uid, email: asked.player.email, emailVerified: true };
  const deps = { ...service, payments: null };
  expect(await exportData(deps, subject)).toMatchObject({
    confirmationRequests: [{ email: asked.email, status: 'open' }],
  });
  await eraseData(deps, subject);
  expect((await look(asked.token)).status).toBe(404);
  for (const collection of ['confirmationRequests', 'confirmationTokens']) {
    const left = await service.firestore.collection(collection).where('uid', '==', asked.player.uid).get();
    expect(left.size).toBe(0);
  }
});
