import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';
import { followSessions } from '../store/end-sessions';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

async function player() {
  const one = await testPlayer(service, { signedInAgo: 60 });
  await one.postJson('/account/registration', registration(service, 24));
  return one;
}

const readSince = async ({ uid }: TestPlayer) =>
  (await service.firestore.doc(`users/${uid}`).get()).get('sessionsFrom') as number | undefined;
const findProviderSince = async ({ uid }: TestPlayer) =>
  Date.parse((await service.auth.getUser(uid)).tokensValidAfterTime ?? '') / 1000;

test('signing out everywhere is known to the rules of the store', async () => {
  const owner = await player();
  await owner.get('/account');
  expect(await readSince(owner)).toBeUndefined();
  expect((await owner.post('/account/sign-out-everywhere')).status).toBe(200);
  expect(await readSince(owner)).toBe(await findProviderSince(owner));
});

test('sessions that the identity provider ends are followed, never back', async () => {
  const owner = await player();
  const record = await service.auth.getUser(owner.uid);
  const at = (seconds: number) => ({
    ...record,
    toJSON: () => ({}),
    tokensValidAfterTime: new Date(Date.parse(record.metadata.creationTime) + seconds * 1000).toUTCString(),
  });
  const begun = Math.floor(Date.parse(record.metadata.creationTime) / 1000);
  await followSessions(service, at(90));
  expect(await readSince(owner)).toBe(begun + 90);
  await followSessions(service, at(30));
  expect(await readSince(owner)).toBe(begun + 90);
});

test('who has no record yet gets none', async () => {
  const newcomer = await testPlayer(service);
  await service.auth.revokeRefreshTokens(newcomer.uid);
  await followSessions(service, await service.auth.getUser(newcomer.uid));
  expect((await service.firestore.doc(`users/${newcomer.uid}`).get()).exists).toBe(false);
});
