import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { postJson } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { testPlayer, type TestPlayer } from '../../../testing/test-player';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest({}, `demo-devices-${randomUUID()}`));
});
afterAll(() => close());

const recordOf = ({ uid }: TestPlayer) => service.firestore.doc(`notifications/${uid}`);

async function codeMailedTo(address: string, subject: RegExp): Promise<string> {
  return linkIn(await mails.next(address, subject)).searchParams.get('oobCode') ?? '';
}

async function resetPassword({ email }: TestPlayer) {
  await postJson(service.origin, '/account/password-reset-mail', { email });
  const code = await codeMailedTo(email, /^Choose a new password/);
  return postJson(service.origin, '/account/password-reset', { code, password: 'another long passphrase' });
}

async function changeAddress(player: TestPlayer) {
  const newEmail = `${randomUUID()}@player.example`;
  await player.postJson('/account/email-change', { newEmail });
  const code = await codeMailedTo(newEmail, /^Verify your new/);
  return player.postJson('/account/email-proof', { code });
}

const ENDS: [name: string, end: (player: TestPlayer) => Promise<{ status: number }>][] = [
  ['sessions were ended everywhere', (player) => player.post('/account/sign-out-everywhere')],
  ['a new password was chosen', resetPassword],
  ['the address was changed', changeAddress],
];

test.each(ENDS)('no device is told by push after this, and nothing else is lost: %s', async (_name, end) => {
  const player = await testPlayer(service, { emailVerified: true });
  const addedAt = Timestamp.fromMillis(service.now());
  const device = { endpoint: 'https://fcm.googleapis.com/send/a', p256dh: 'p', auth: 'a', addedAt };
  await recordOf(player).set({ devices: [device], weeklyDay: 5 });
  expect((await end(player)).status).toBe(200);
  expect((await recordOf(player).get()).data()).toEqual({ devices: [], weeklyDay: 5 });
});

test('who was never told anything gets no record by it', async () => {
  const player = await testPlayer(service);
  expect((await player.post('/account/sign-out-everywhere')).status).toBe(200);
  expect((await recordOf(player).get()).exists).toBe(false);
});
