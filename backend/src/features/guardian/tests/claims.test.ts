import { startTestApp } from '../../../testing/start-test-app';
import { markGuardian, markPending } from '../store/guardian-claim';

let service: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  service = await startTestApp({}, 'demo-guardian-claims');
});
afterAll(() => service.close());

test('what an account claims of guardians changes, and its other claims stay', async () => {
  const { auth } = service;
  const { uid } = await auth.createUser({});
  const claims = async () => (await auth.getUser(uid)).customClaims ?? {};
  await auth.setCustomUserClaims(uid, { admin: true });
  await markPending(auth, uid, true);
  expect(await claims()).toEqual({ admin: true, pendingGuardian: true });
  await markPending(auth, uid, false);
  expect(await claims()).toEqual({ admin: true });
  await markGuardian(auth, uid);
  expect(await claims()).toEqual({ admin: true, guardian: true });
});

test('without other claims nothing is left', async () => {
  const { auth } = service;
  const { uid } = await auth.createUser({});
  await markPending(auth, uid, true);
  await markPending(auth, uid, false);
  expect((await auth.getUser(uid)).customClaims ?? {}).toEqual({});
});
