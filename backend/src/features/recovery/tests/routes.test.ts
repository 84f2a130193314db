import { randomUUID } from 'node:crypto';
import { postJson } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { startTestApp } from '../../../testing/start-test-app';
import { testPlayer, type TestPlayer } from '../../../testing/test-player';
import { untilFound } from '../../../testing/until-found';
import { auditLog, endLinks } from '../../account';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest());
});
afterAll(() => close());

const MINUTE = 60_000;
const OK = [200, '{"status":"ok"}'];

function readCode(link: URL): string {
  return link.searchParams.get('oobCode') ?? '';
}

function askForReset(email: string) {
  return postJson(service.origin, '/account/password-reset-mail', { email });
}

/** Whether a mail has gone to the address, once none waits for it any more. */
async function wasMailed(email: string) {
  const waiting = service.firestore.collection('mailOutbox').where('mail.to', '==', email);
  await untilFound(waiting, ({ empty }) => empty);
  return mails.mails.some(({ to }) => to.includes(email));
}

test('a verification mail goes out once a minute, and its link verifies', async () => {
  const player = await testPlayer(service);
  const sent = await player.post('/account/verification-mail');
  expect(sent.json()).toEqual({ status: 'sent', retryAfter: 60 });
  const early = await player.post('/account/verification-mail');
  expect(early.status).toBe(429);
  const { retryAfter } = early.json() as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect(early.headers['retry-after']).toBe(String(retryAfter));

  const link = linkIn(await mails.next(player.email, /^Verify/));
  const proven = await player.postJson('/account/email-proof', { code: readCode(link) });
  expect(proven.json()).toEqual({ status: 'verified' });
  expect((await player.get('/account')).json()).toMatchObject({ emailVerified: true });
  service.advance(MINUTE);
  const verified = await player.post('/account/verification-mail');
  expect(verified.json()).toEqual({ status: 'already-verified', retryAfter: 0 });
});

test('ten verification mails a day are enough', async () => {
  const player = await testPlayer(service);
  const statuses: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    statuses.push((await player.post('/account/verification-mail')).status);
    service.advance(MINUTE);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test('known and unknown addresses get the same answer, and only the known one a mail', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const unknown = `${randomUUID()}@nobody.example`;
  const known = await askForReset(player.email);
  const other = await askForReset(unknown);
  expect([known.status, known.text]).toEqual(OK);
  expect([other.status, other.text]).toEqual(OK);
  expect(Object.keys(other.headers)).toEqual(Object.keys(known.headers));

  const link = linkIn(await mails.next(player.email, /^Choose a new password/));
  expect(link.pathname + link.search).toMatch(/^\/auth-action\?mode=resetPassword&oobCode=[\w-]+$/);
  const change = { code: readCode(link), password: 'another long passphrase' };
  const reset = () => postJson(service.origin, '/account/password-reset', change);
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(404);
  expect(await wasMailed(unknown)).toBe(false);
});

test('the fourth reset mail of an address within an hour is not sent and looks the same', async () => {
  const player = await testPlayer(service);
  for (let round = 0; round < 3; round += 1) {
    await askForReset(round === 1 ? player.email.toUpperCase() : player.email);
    await mails.next(player.email, /^Choose a new password/);
  }
  const fourth = await askForReset(player.email);
  expect([fourth.status, fourth.text]).toEqual(OK);
  // The third may still wait for its removal from the outbox. The three were taken; a fourth would be there.
  expect(await wasMailed(player.email)).toBe(false);
});

test.each(['ann', 'a@b.cd\r\nBcc: x@y.zz', 'a%0a@b.cd', 'a@b.cd,c@d.ef', 'a\u2028b@c.de', '"a b"@c.de'])(
  'a reset for %j is refused',
  async (email) => {
    const answer = await askForReset(email);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ at: 'body/email' }] });
  },
);

test('a disabled player gets no reset mail', async () => {
  const player = await testPlayer(service);
  await service.auth.updateUser(player.uid, { disabled: true });
  expect((await askForReset(player.email)).status).toBe(200);
  expect(await wasMailed(player.email)).toBe(false);
});

test('a new address is confirmed by its own mail while the present one gets a notice', async () => {
  const player = await testPlayer(service);
  const newEmail = `${randomUUID()}@player.example`;
  const answer = await player.postJson('/account/email-change', { newEmail });
  expect([answer.status, answer.text]).toEqual(OK);
  const notice = await mails.next(player.email, /^Somebody asked to change/);
  expect(notice.text).toContain(newEmail);
  expect(notice.text).not.toContain('oobCode');
  const link = linkIn(await mails.next(newEmail, /^Verify your new/));
  expect(link.pathname + link.search).toMatch(/^\/email-verification\?oobCode=[\w-]+&kind=change$/);
  expect((await service.auth.getUser(player.uid)).email).toBe(player.email);
  const moved = await player.postJson('/account/email-proof', { code: readCode(link) });
  expect(moved.json()).toEqual({ status: 'moved' });
  expect((await service.auth.getUser(player.uid)).email).toBe(newEmail);
});

/** Asks for another address. @returns it, and the use of the link that is mailed to it */
async function askToMove(player: TestPlayer) {
  const newEmail = `${randomUUID()}@player.example`;
  await player.postJson('/account/email-change', { newEmail });
  const code = readCode(linkIn(await mails.next(newEmail, /^Verify your new/)));
  return { newEmail, follow: () => player.postJson('/account/email-proof', { code }) };
}

async function movedEntries({ uid }: TestPlayer) {
  const found = await auditLog(service.firestore, uid).where('action', '==', 'email-changed').get();
  return found.size;
}

const AWAY = new Error('The identity provider is away.');

test('a change that the identity provider did not make leaves a link that works, and no entry', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const { newEmail, follow } = await askToMove(player);
  jest.spyOn(service.auth, 'updateUser').mockRejectedValueOnce(AWAY);
  expect((await follow()).status).toBe(500);
  expect((await service.auth.getUser(player.uid)).email).toBe(player.email);
  expect(await movedEntries(player)).toBe(0);
  expect((await follow()).json()).toEqual({ status: 'moved' });
  expect((await service.auth.getUser(player.uid)).email).toBe(newEmail);
  expect(await movedEntries(player)).toBe(1);
  expect((await follow()).status).not.toBe(200);
});

test('a link whose use failed does not come back after another step has ended it', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const { follow } = await askToMove(player);
  jest.spyOn(service.auth, 'updateUser').mockImplementationOnce(async () => {
    await service.firestore.runTransaction(async (transaction) => {
      endLinks(service.firestore, transaction, player.uid);
    });
    throw AWAY;
  });
  expect((await follow()).status).toBe(500);
  expect((await follow()).status).toBe(404);
  expect((await service.auth.getUser(player.uid)).email).toBe(player.email);
});

test('a change that was made counts, although the answer of the identity provider was lost', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const { newEmail, follow } = await askToMove(player);
  const { updateUser } = service.auth;
  jest.spyOn(service.auth, 'updateUser').mockImplementationOnce(async (...change) => {
    await updateUser.apply(service.auth, change);
    throw AWAY;
  });
  expect((await follow()).json()).toEqual({ status: 'moved' });
  expect((await service.auth.getUser(player.uid)).email).toBe(newEmail);
  expect(await movedEntries(player)).toBe(1);
});

test('an address that is somebody else’s by now ends the link, and nothing is entered', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const { newEmail, follow } = await askToMove(player);
  await service.auth.createUser({ email: newEmail });
  expect((await follow()).status).toBe(404);
  expect(await movedEntries(player)).toBe(0);
  expect((await follow()).status).toBe(404);
});

test('an address somebody else has is answered the same and gets no mail', async () => {
  const player = await testPlayer(service);
  const other = await testPlayer(service);
  const answer = await player.postJson('/account/email-change', { newEmail: other.email });
  expect([answer.status, answer.text]).toEqual(OK);
  await mails.next(player.email, /^Somebody asked to change/);
  expect(await wasMailed(other.email)).toBe(false);
});

test('changing the address needs a sign-in of the last five minutes', async () => {
  const player = await testPlayer(service, { signedInAgo: 3600 });
  const answer = await player.postJson('/account/email-change', { newEmail: 'new@player.example' });
  expect(answer.json()).toMatchObject({ status: 403, type: 'recent-sign-in-required' });
});

test.each(['no address', 'a@b.cd\nBcc: x@y.zz'])('the new address %j is refused', async (newEmail) => {
  const player = await testPlayer(service);
  expect((await player.postJson('/account/email-change', { newEmail })).status).toBe(422);
});

test('the present address is no new one', async () => {
  const player = await testPlayer(service);
  const answer = await player.postJson('/account/email-change', { newEmail: player.email.toUpperCase() });
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ at: 'body/newEmail' }] });
});

test('signing out everywhere ends every session, this one too', async () => {
  // The identity provider's clock is the real one, so the service's must be.
  const present = await startTestApp();
  const player = await testPlayer(present, { signedInAgo: 60 });
  expect((await player.get('/account')).status).toBe(200);
  const answer = await player.post('/account/sign-out-everywhere');
  expect([answer.status, answer.text]).toEqual(OK);
  expect((await player.get('/account')).status).toBe(401);
  await present.close();
});

const signedOut: [method: 'GET' | 'POST' | 'DELETE', path: string][] = [
  ['POST', '/account/verification-mail'],
  ['POST', '/account/sign-out-everywhere'],
  ['POST', '/account/deletion'],
  ['DELETE', '/account/deletion'],
  ['GET', '/account/export'],
  ['GET', '/account'],
];

test.each(signedOut)('%s %s needs a sign-in', async (method, path) => {
  const player = await testPlayer(service);
  await service.auth.updateUser(player.uid, { disabled: true });
  const call = { GET: player.get, POST: player.post, DELETE: player.delete }[method];
  expect((await call(path)).status).toBe(401);
});
