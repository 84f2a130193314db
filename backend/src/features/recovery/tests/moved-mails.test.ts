import { randomUUID } from 'node:crypto';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer } from '../../../testing/test-player';
import { decideAccount } from '../../suspension';

const SECRET = 'of the tests';
let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest({ tasksSecret: SECRET }, `demo-moved-${randomUUID()}`));
});
afterAll(() => close());

/** An account whose address its owner has proven. */
async function provenPlayer() {
  const player = await testPlayer(service);
  await player.post('/account/verification-mail');
  const link = linkIn(await mails.next(player.email, /^Verify your email/));
  const proof = await player.postJson('/account/email-proof', { code: link.searchParams.get('oobCode') });
  expect(proof.status).toBe(200);
  await player.postJson('/account/registration', registration(service, 20));
  return player;
}

async function suspend(uid: string) {
  expect(await decideAccount(service, { uid, decision: 'suspend', reason: 'A test.' })).toMatchObject({
    mailed: true,
  });
  const headers = { 'x-tasks-secret': SECRET };
  const run = await send(service.origin, { method: 'POST', path: '/tasks/mail-outbox', headers });
  expect(run.status).toBe(200);
}

const mailsTo = (address: string) => mails.mails.filter(({ to }) => to.includes(address));

test('whoever has moved an account past us reads none of its mails there', async () => {
  const player = await provenPlayer();
  const thief = `${randomUUID()}@player.example`;
  await service.auth.updateUser(player.uid, { email: thief, emailVerified: true });
  await suspend(player.uid);
  expect(mailsTo(thief)).toEqual([]);
  const left = await service.firestore.collection('mailOutbox').where('mail.to', '==', thief).get();
  expect(left.size).toBe(0);
});

test('an account that nobody has moved is told', async () => {
  const player = await provenPlayer();
  await suspend(player.uid);
  expect(mailsTo(player.email)).toHaveLength(1);
});

test('its owner is still mailed a way back', async () => {
  const player = await provenPlayer();
  const thief = `${randomUUID()}@player.example`;
  await service.auth.updateUser(player.uid, { email: thief, emailVerified: true });
  expect(
    (await postJson(service.origin, '/account/password-reset-mail', { email: player.email })).status,
  ).toBe(200);
  expect(
    linkIn(await mails.next(player.email, /^Choose a new password/)).searchParams.get('oobCode'),
  ).toBeTruthy();
});
