import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer } from '../../../testing/test-player';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest());
});
afterAll(() => close());

const MINUTE = 60_000;
const APPROVAL = {
  decision: 'approve',
  name: 'Paula Fictiva',
  relationship: 'parent',
  textVersion: 'guardian-2026-11-b',
};

async function tokenFrom(guardianEmail: string, subject: RegExp): Promise<string> {
  return linkIn(await mails.next(guardianEmail, subject)).searchParams.get('token') ?? '';
}

/** A player who waits for a guardian, and the link the guardian got. */
async function waitingPlayer() {
  const player = await testPlayer(service);
  const guardianEmail = `${randomUUID()}@parent.example`;
  await player.postJson('/account/registration', registration(service, 12, { guardianEmail }));
  return { player, guardianEmail, token: await tokenFrom(guardianEmail, /asks for your agreement/) };
}

function look(token: string) {
  return send(service.origin, { path: `/guardian/requests/${token}` });
}

function answer(token: string, changes: object = {}) {
  return postJson(service.origin, `/guardian/requests/${token}`, { ...APPROVAL, ...changes });
}

function revoke(token: string) {
  return send(service.origin, { method: 'POST', path: `/guardian/requests/${token}/revoke` });
}

test('looking at the link, however often, tells what is asked and decides nothing', async () => {
  const { player, guardianEmail, token } = await waitingPlayer();
  expect((await look(token)).status).toBe(200);
  expect((await look(token)).json()).toEqual({
    subject: 'account',
    purpose: 'decide',
    childName: 'Mara F.',
    guardianEmail,
    consent: {
      version: 'guardian-2026-11-b',
      text: expect.stringContaining('I am a parent or legal guardian'),
    },
    contact: null,
    event: null,
    decidesAlone: false,
    requestedAt: expect.any(String),
    expiresAt: expect.any(String),
  });
  expect((await player.get('/account')).json()).toMatchObject({ status: 'pending-guardian' });
});

test('an approval opens the account, is logged with its text, and can be withdrawn by the confirmation mail', async () => {
  const { player, guardianEmail, token } = await waitingPlayer();
  const mark = async () => (await service.auth.getUser(player.uid)).customClaims;
  expect(await mark()).toEqual({ pendingGuardian: true });
  expect((await answer(token)).json()).toEqual({ status: 'ok' });
  expect(await mark()).toEqual({});
  expect((await player.get('/account')).json()).toMatchObject({
    status: 'active',
    privateByDefault: true,
    guardianship: { status: 'approved', decidedAt: expect.any(String) },
  });
  const profile = await service.firestore.doc(`profiles/${player.uid}`).get();
  expect(profile.data()).toMatchObject({ displayName: 'Mara Fictiva', schemaVersion: 1 });
  await mails.next(player.email, /^Your account is open/);

  const revokeToken = await tokenFrom(guardianEmail, /^You approved/);
  service.advance(30 * DAY_MS);
  expect((await look(revokeToken)).json()).toMatchObject({ purpose: 'revoke', expiresAt: null });
  expect((await player.get('/account')).json()).toMatchObject({ status: 'active' });
  expect((await revoke(revokeToken)).json()).toEqual({ status: 'ok' });
  expect(await mark()).toEqual({ pendingGuardian: true });
  expect((await player.get('/account')).json()).toMatchObject({
    status: 'pending-guardian',
    guardianship: { status: 'revoked' },
  });
  await mails.next(player.email, /^Your account is closed for now/);
  expect((await revoke(revokeToken)).json()).toMatchObject({ status: 410, type: 'link-used' });
  expect((await profile.ref.get()).exists).toBe(true);

  const account = await service.firestore.doc(`privateAccounts/${player.uid}`).get();
  const at = expect.any(Timestamp);
  const guardian = {
    textVersion: 'guardian-2026-11-b',
    by: 'guardian',
    name: 'Paula Fictiva',
    relationship: 'parent',
    at,
  };
  expect(account.get('consents')).toEqual([
    expect.objectContaining({ by: 'self', textVersion: 'terms-2026-11' }),
    { ...guardian, action: 'given' },
    { ...guardian, action: 'withdrawn' },
  ]);
  const audit = await account.ref.collection('audit').orderBy('at').get();
  expect(audit.docs.map((entry) => entry.get('action') as string)).toEqual(
    expect.arrayContaining(['registered', 'guardian-asked', 'guardian-approved', 'guardian-revoked']),
  );
});

test('a guardian decides for whoever was refused as a child and gave another birth date', async () => {
  const player = await testPlayer(service);
  const guardianEmail = `${randomUUID()}@parent.example`;
  const register = (age: number, changes: object = {}) =>
    player.postJson('/account/registration', registration(service, age, changes));
  expect((await register(12)).json()).toMatchObject({ type: 'guardian-required' });
  expect((await register(30, { guardianEmail })).json()).toMatchObject({ status: 'pending-guardian' });
  const token = await tokenFrom(guardianEmail, /asks for your agreement/);
  expect((await look(token)).json()).toMatchObject({ purpose: 'decide' });
  expect((await answer(token)).json()).toEqual({ status: 'ok' });
  expect((await player.get('/account')).json()).toMatchObject({ status: 'active' });
});

test('a refusal keeps the account closed, tells the player, and keeps nothing of the guardian’s words', async () => {
  const { player, token } = await waitingPlayer();
  expect((await answer(token, { decision: 'decline' })).status).toBe(200);
  expect((await player.get('/account')).json()).toMatchObject({
    status: 'pending-guardian',
    guardianship: { status: 'declined' },
  });
  await mails.next(player.email, /^Your account was not approved/);
  const consent = await service.firestore.doc(`guardianConsents/${player.uid}`).get();
  expect(JSON.stringify(consent.data())).not.toContain('Paula');
  expect((await service.firestore.doc(`profiles/${player.uid}`).get()).exists).toBe(false);
});

test('a link decides once, also when it is used twice at the same time', async () => {
  const { player, token } = await waitingPlayer();
  const both = await Promise.all([answer(token), answer(token, { decision: 'decline' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await look(token)).json()).toMatchObject({ status: 410, type: 'link-used' });
  expect((await answer(token)).json()).toMatchObject({ status: 410, type: 'link-used' });
  const approved = both[0]?.status === 200;
  const { status } = (await player.get('/account')).json() as { status: string };
  expect(status).toBe(approved ? 'active' : 'pending-guardian');
});

test('a link works for seven days, and asking again gives a new one', async () => {
  const { player, guardianEmail, token } = await waitingPlayer();
  service.advance(7 * DAY_MS - MINUTE);
  expect((await look(token)).status).toBe(200);
  service.advance(MINUTE);
  expect((await look(token)).json()).toMatchObject({ status: 410, type: 'link-expired' });
  expect((await answer(token)).json()).toMatchObject({ status: 410, type: 'link-expired' });
  expect((await player.postJson('/account/guardian-request', {})).status).toBe(200);
  const fresh = await tokenFrom(guardianEmail, /asks for your agreement/);
  expect((await answer(fresh)).status).toBe(200);
});

test('the same guardian asked again may use either mail; another guardian makes the first link void', async () => {
  const { player, token } = await waitingPlayer();
  service.advance(MINUTE);
  await player.postJson('/account/guardian-request', {});
  expect((await look(token)).status).toBe(200);
  service.advance(MINUTE);
  const other = `${randomUUID()}@parent.example`;
  const asked = await player.postJson('/account/guardian-request', { guardianEmail: other });
  expect(asked.json()).toMatchObject({ status: 'pending-guardian', guardianship: { status: 'pending' } });
  expect((await answer(token)).json()).toMatchObject({ status: 410, type: 'link-replaced' });
  expect((await answer(await tokenFrom(other, /asks for your agreement/))).status).toBe(200);
});

test('a player asks once a minute and five times a day', async () => {
  const { player } = await waitingPlayer();
  expect((await player.postJson('/account/guardian-request', {})).status).toBe(429);
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    service.advance(MINUTE);
    statuses.push((await player.postJson('/account/guardian-request', {})).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('nobody is asked for an account that does not wait', async () => {
  const player = await testPlayer(service);
  const body = { guardianEmail: 'p@parent.example' };
  expect((await player.postJson('/account/guardian-request', body)).status).toBe(409);
  await player.postJson('/account/registration', registration(service, 20));
  const answered = await player.postJson('/account/guardian-request', body);
  expect(answered.json()).toMatchObject({ status: 409, type: 'already-decided' });
});

test('the guardian’s mail says that the name is an advertisement only in harmless letters', async () => {
  const player = await testPlayer(service);
  const guardianEmail = `${randomUUID()}@parent.example`;
  const displayName = 'https://evil.example/<b> Win';
  await player.postJson('/account/registration', registration(service, 12, { guardianEmail, displayName }));
  const mail = await mails.next(guardianEmail, /asks for your agreement/);
  expect(mail.subject + mail.text + mail.html).not.toMatch(/evil\.example|<b>/);
});

test.each(['x', 'a'.repeat(43), 'a'.repeat(44), '..%2f..%2fusers', '%00', '__proto__', 'a'.repeat(100)])(
  'the link %j is unknown',
  async (token) => {
    expect((await look(token)).status).toBe(404);
    expect((await answer(token)).status).toBe(404);
    expect((await revoke(token)).status).toBe(404);
  },
);

test('a link does only what it is for', async () => {
  const { guardianEmail, token } = await waitingPlayer();
  expect((await revoke(token)).status).toBe(404);
  await answer(token);
  const revokeToken = await tokenFrom(guardianEmail, /^You approved/);
  expect((await answer(revokeToken)).status).toBe(404);
});

const invalid: [name: string, status: number, changes: object][] = [
  ['no decision', 400, { decision: undefined }],
  ['another decision', 400, { decision: 'maybe' }],
  ['another text', 409, { textVersion: 'guardian-1999' }],
  ['another relationship', 400, { relationship: 'coach' }],
  ['no name', 400, { name: '' }],
  ['a name of two lines', 422, { name: 'Paula\nFictiva' }],
  ['an additional field', 400, { uid: 'x' }],
];

test.each(invalid)(
  'an answer with %s is refused with %i and decides nothing',
  async (_name, status, changes) => {
    const { token } = await waitingPlayer();
    expect((await answer(token, changes)).status).toBe(status);
    expect((await look(token)).status).toBe(200);
  },
);

test('the store knows no token, only hashes', async () => {
  const { player, token } = await waitingPlayer();
  const kept = await service.firestore.collection('guardianTokens').where('uid', '==', player.uid).get();
  expect(kept.size).toBe(1);
  expect(JSON.stringify(kept.docs.map((entry) => [entry.id, entry.data()]))).not.toContain(token);
});
