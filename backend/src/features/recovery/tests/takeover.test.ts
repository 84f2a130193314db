import { randomUUID } from 'node:crypto';
import { decideAccount } from '../../suspension';
import { type IdentitySession, passwordSession } from '../../../testing/identity/identity-sessions';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

const SECRET = 'of the tests';
let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest({ tasksSecret: SECRET }, `demo-takeover-${randomUUID()}`));
  // Sessions of these players are younger than what ends sessions, so that a refusal is the link's.
  service.advance(5 * 60_000);
});
afterAll(() => close());

const CHOSEN = 'another long passphrase';
const HOUR = 3_600_000;
const newAddress = () => `${randomUUID()}@player.example`;

async function codeMailedTo(address: string, subject: RegExp): Promise<string> {
  return linkIn(await mails.next(address, subject)).searchParams.get('oobCode') ?? '';
}

async function askForChange(player: TestPlayer, newEmail = newAddress()) {
  expect((await player.postJson('/account/email-change', { newEmail })).status).toBe(200);
  return codeMailedTo(newEmail, /^Verify your new/);
}

async function askForReset(email: string) {
  await postJson(service.origin, '/account/password-reset-mail', { email });
  return codeMailedTo(email, /^Choose a new password/);
}

async function askForVerification(player: TestPlayer) {
  expect((await player.post('/account/verification-mail')).status).toBe(200);
  return codeMailedTo(player.email, /^Verify your email/);
}

const reset = (code: string) =>
  postJson(service.origin, '/account/password-reset', { code, password: CHOSEN });
const prove = async (player: TestPlayer, code: string) =>
  (await player.postJson('/account/email-proof', { code })).status;
const findUser = (email: string) => service.auth.getUserByEmail(email);

/** Whether the identity provider lets somebody in. */
async function letsIn(email: string, password: string): Promise<boolean> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };
  const body = JSON.stringify({ email, password, targetProjectId: service.projectId });
  return (await fetch(url, { method: 'POST', headers, body })).ok;
}

test('an address that was registered by somebody else goes to its owner, with nothing left of before', async () => {
  const attacker = await testPlayer(service);
  expect((await attacker.postJson('/account/registration', registration(service, 20))).status).toBe(200);
  const held = await askForChange(attacker);
  const code = await askForReset(attacker.email);
  const check = await postJson(service.origin, '/account/password-reset-check', { code });
  expect(check.json()).toEqual({ email: attacker.email, startsAnew: true });
  expect((await reset(code)).status).toBe(200);

  const owner = await findUser(attacker.email);
  expect(owner).toMatchObject({ emailVerified: true, disabled: false });
  expect(owner.uid).not.toBe(attacker.uid);
  expect(await letsIn(attacker.email, 'a long passphrase')).toBe(false);
  expect(await letsIn(attacker.email, CHOSEN)).toBe(true);
  expect((await attacker.get('/account')).status).toBe(401);
  expect(await prove(attacker, held)).toBe(401);

  const headers = { 'x-tasks-secret': SECRET };
  const run = await send(service.origin, { method: 'POST', path: '/tasks/due-deletions', headers });
  expect(run.json()).toMatchObject({ deleted: 1, failed: 0 });
  const left = await service.firestore.getAll(
    service.firestore.doc(`users/${attacker.uid}`),
    service.firestore.doc(`privateAccounts/${attacker.uid}`),
    service.firestore.doc(`profiles/${attacker.uid}`),
  );
  expect(left.filter(({ exists }) => exists)).toEqual([]);
  expect((await findUser(attacker.email)).uid).toBe(owner.uid);
});

test('a link that was held while the password was reset is dead', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const held = await askForChange(player);
  expect((await reset(await askForReset(player.email))).status).toBe(200);
  expect((await service.auth.getUser(player.uid)).email).toBe(player.email);
  expect(await prove(player, held)).toBe(404);
  expect((await service.auth.getUser(player.uid)).email).toBe(player.email);
});

/** What ends the links of before. */
const ENDS: [name: string, end: (player: TestPlayer) => Promise<unknown>][] = [
  ['sessions were ended everywhere', (player) => player.post('/account/sign-out-everywhere')],
  ['another change was asked for', (player) => askForChange(player)],
  [
    'the address was verified',
    async (player) => expect(await prove(player, await askForVerification(player))).toBe(200),
  ],
  [
    'the password was changed at the identity provider',
    ({ uid }) => service.auth.updateUser(uid, { password: CHOSEN }),
  ],
  [
    'the account was suspended and restored',
    async ({ uid }) => {
      await service.firestore.doc(`users/${uid}`).set({ status: 'active' });
      await decideAccount(service, { uid, decision: 'suspend', reason: 'A test.' });
      await decideAccount(service, { uid, decision: 'restore', reason: 'A test.' });
    },
  ],
  ['its time is over', async () => service.advance(25 * HOUR)],
];

test.each(ENDS)('a change of address that was asked for before does nothing: %s', async (_name, end) => {
  const player = await testPlayer(service);
  await player.allowOldSessions();
  const held = await askForChange(player);
  await end(player);
  expect(await prove(player, held)).toBe(404);
  expect((await service.auth.getUser(player.uid)).email).toBe(player.email);
});

test('a reset link that was asked for before a change of address does nothing after it', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const held = await askForReset(player.email);
  expect(await prove(player, await askForChange(player))).toBe(200);
  expect((await reset(held)).status).toBe(404);
  expect(await letsIn(player.email, CHOSEN)).toBe(false);
});

test('a reset link ends the other reset links', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const [first, second] = [await askForReset(player.email), await askForReset(player.email)];
  expect((await reset(second)).status).toBe(200);
  expect((await reset(first)).status).toBe(404);
});

test('a reset during a suspension does nothing, also when the link is older', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  await player.postJson('/account/registration', registration(service, 20));
  const held = await askForReset(player.email);
  await decideAccount(service, { uid: player.uid, decision: 'suspend', reason: 'A test.' });
  expect((await reset(held)).status).toBe(404);
  expect((await service.auth.getUser(player.uid)).disabled).toBe(true);
});

test('a verification link of the old address does nothing after a change', async () => {
  const player = await testPlayer(service);
  const old = await askForVerification(player);
  const email = newAddress();
  expect(await prove(player, await askForChange(player, email))).toBe(200);
  const now = await passwordSession(service, { email, isNew: false });
  expect((await now.postJson('/account/email-proof', { code: old })).status).toBe(404);
});

test('two answers to one reset link at the same time count once', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const code = await askForReset(player.email);
  const answers = await Promise.all([reset(code), reset(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('an address is proven with a session of its account alone', async () => {
  const registrant = await testPlayer(service);
  const code = await askForVerification(registrant);
  const stranger = await testPlayer(service);
  expect((await postJson(service.origin, '/account/email-proof', { code })).status).toBe(401);
  const other = await stranger.postJson('/account/email-proof', { code });
  expect(other.json()).toMatchObject({ status: 403, type: 'other-account' });
  expect((await service.auth.getUser(registrant.uid)).emailVerified).toBe(false);
  expect(await prove(registrant, code)).toBe(200);
});

/** What the identity provider does by a code of its own: another address and, by the next code, another password. */
async function moveAtProvider(player: TestPlayer): Promise<IdentitySession> {
  const email = newAddress();
  await service.auth.updateUser(player.uid, { email, emailVerified: true, password: 'of the thief' });
  return passwordSession(service, { email, password: 'of the thief', isNew: false });
}

test('whoever moves an account at the identity provider has nothing of it, and its owner gets it back', async () => {
  const player = await testPlayer(service);
  expect(await prove(player, await askForVerification(player))).toBe(200);
  await player.postJson('/account/registration', registration(service, 20));
  const thief = await moveAtProvider(player);
  expect(thief.uid).toBe(player.uid);
  expect((await thief.get('/account')).status).toBe(401);
  expect((await thief.postJson('/account/email-change', { newEmail: newAddress() })).status).toBe(401);
  expect((await thief.get('/account/export')).status).toBe(401);
  // It gives the thief an account for that mailbox, and takes nothing from the owner's.
  expect((await reset(await askForReset(thief.email))).status).toBe(200);
  expect((await findUser(thief.email)).uid).not.toBe(player.uid);

  const registrant = await testPlayer(service, { email: player.email });
  const code = await askForReset(player.email);
  const check = await postJson(service.origin, '/account/password-reset-check', { code });
  expect(check.json()).toEqual({ email: player.email, startsAnew: false });
  expect((await reset(code)).status).toBe(200);
  expect(await service.auth.getUser(player.uid)).toMatchObject({ email: player.email, emailVerified: true });
  await expect(service.auth.getUser(registrant.uid)).rejects.toThrow();
  expect(await letsIn(thief.email, 'of the thief')).toBe(false);
  const owner = await passwordSession(service, { email: player.email, password: CHOSEN, isNew: false });
  expect((await owner.get('/account')).json()).toMatchObject({ status: 'active' });
});

test('an earlier address of an account is not the account’s any more', async () => {
  const player = await testPlayer(service);
  expect(await prove(player, await askForVerification(player))).toBe(200);
  expect(await prove(player, await askForChange(player))).toBe(200);
  await service.auth.updateUser(player.uid, { email: player.email, password: 'of the thief' });
  const back = await passwordSession(service, {
    email: player.email,
    password: 'of the thief',
    isNew: false,
  });
  expect((await back.get('/account')).status).toBe(401);
});

test('a reset takes sign-ins of other addresses away', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const provider = { providerId: 'google.com', uid: randomUUID() };
  await service.auth.updateUser(player.uid, {
    providerToLink: { ...provider, email: newAddress() },
  });
  expect((await reset(await askForReset(player.email))).status).toBe(200);
  const { providerData } = await service.auth.getUser(player.uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
});

test.each(['', 'short', 'a'.repeat(43), '../../x', 'ä'.repeat(43)])(
  'the code %j opens nothing',
  async (code) => {
    const player = await testPlayer(service);
    for (const answer of [
      await player.postJson('/account/email-proof', { code }),
      await postJson(service.origin, '/account/password-reset-check', { code }),
      await reset(code),
    ]) {
      expect([400, 404]).toContain(answer.status);
    }
  },
);
