import { PERSONAL_DATA } from '../../../app/data-owners';
import { emailAddressKey } from '../../../lib/text/email-address';
import { postJson } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

async function exported(player: TestPlayer) {
  const answer = await player.get('/account/export');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="skora-data.json"');
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json() as { data: Record<string, unknown> };
}

test('the export holds what every part of the service keeps, and nothing of others', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const body = registration(service, 12, { guardianEmail: 'p@parent.example' });
  await player.postJson('/account/registration', body);
  const profile = service.firestore.doc(`profiles/${player.uid}`);
  await profile.set({ displayName: 'Mara Fictiva' });
  await profile
    .collection('matches')
    .doc('2026-W40-1')
    .set({ goalsFor: 2, monday: new Date(0) });
  const picture = service.bucket().file(`profilePictures/${player.uid}`);
  await picture.save(Buffer.from('picture'), { contentType: 'image/png', resumable: false });
  await service.firestore
    .doc(`newsletterSubscribers/${emailAddressKey(player.email)}`)
    .set({ email: player.email, status: 'confirmed' });
  await player.post('/account/deletion');

  expect(await exported(player)).toMatchObject({
    formatVersion: 1,
    exportedAt: expect.any(String),
    data: {
      account: expect.objectContaining({ tierLevel: 'tier0', status: 'pending-guardian' }),
      profile: {
        displayName: 'Mara Fictiva',
        matches: { '2026-W40-1': { goalsFor: 2, monday: '1970-01-01T00:00:00.000Z' } },
      },
      private: {
        registration: expect.objectContaining({
          dateOfBirth: body.dateOfBirth,
          consents: [expect.objectContaining({ textVersion: 'terms-2026-11', at: expect.any(String) })],
          audit: expect.any(Object),
        }),
        ageGate: { expireAt: expect.any(String) },
        deletion: { requestedAt: expect.any(String), dueAt: expect.any(String) },
      },
      guardian: {
        agreement: expect.objectContaining({ email: 'p@parent.example', status: 'pending' }),
        links: expect.any(Array),
      },
      picture: expect.objectContaining({ contentType: 'image/png', base64: 'cGljdHVyZQ==' }),
      newsletter: { email: player.email, status: 'confirmed' },
      waitingMails: expect.any(Array),
      mailDelivery: null,
      requestCounts: expect.objectContaining({ 'guardian-day': expect.any(Object) }),
      identity: expect.objectContaining({ uid: player.uid, email: player.email }),
    },
  });
});

test('an address that is not proven shows nothing of its newsletter', async () => {
  const player = await testPlayer(service);
  await service.firestore
    .doc(`newsletterSubscribers/${emailAddressKey(player.email)}`)
    .set({ email: player.email, status: 'confirmed' });
  expect((await exported(player)).data).toMatchObject({ newsletter: null, profile: null, picture: null });
});

test('the sixth export within an hour has to wait', async () => {
  const player = await testPlayer(service);
  for (let round = 0; round < 5; round += 1) await exported(player);
  const sixth = await player.get('/account/export');
  expect(sixth.status).toBe(429);
  service.advance(3_600_000);
  await exported(player);
});

test('what was written without a login is found however the address was written, and goes too', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const written = player.email.replace(/^./, (letter) => letter.toUpperCase()).replace('@', '.Z@');
  const email = written.toLowerCase();
  await service.auth.updateUser(player.uid, { email });
  const message = { topic: 'support', name: 'Mara', message: 'How do I change my position?' };
  const sent = await postJson(service.origin, '/contact/messages', { ...message, email: written });
  const { ticket } = sent.json() as { ticket: string };
  const stored = service.firestore.doc(`contactMessages/${ticket}`);
  const older = service.firestore.doc(`contactMessages/older-${ticket}`);
  await older.set({ email, uid: null });
  const subject = { uid: player.uid, email, emailVerified: true };
  const deps = { ...service, payments: null };
  const data = await PERSONAL_DATA.exportData(deps, subject);
  expect(data['contactMessages']).toMatchObject({
    [ticket]: { email: written },
    [`older-${ticket}`]: { email },
  });
  const waiting = service.firestore.collection('mailOutbox').where('mail.to', '==', written);
  expect((await waiting.get()).size).toBe(1);
  await PERSONAL_DATA.eraseData(deps, subject);
  expect((await stored.get()).exists).toBe(false);
  expect((await older.get()).exists).toBe(false);
  expect((await waiting.get()).size).toBe(0);
});

test('of a mail to somebody else nothing tells the address', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const guardianEmail = 'q@parent.example';
  await player.postJson('/account/registration', registration(service, 12, { guardianEmail }));
  const { data } = await exported(player);
  expect(data['waitingMails']).not.toEqual([]);
  expect(JSON.stringify(data['waitingMails'])).not.toContain(emailAddressKey(guardianEmail));
});
