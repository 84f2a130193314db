import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer } from '../../../testing/test-player';

const SECRET = 'a secret of the scheduler';
const YEAR = 366 * DAY_MS;

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp({ tasksSecret: SECRET }, `demo-${randomUUID()}`);
});
afterEach(() => service.close());

async function waiting(age: number, country: string) {
  const player = await testPlayer(service);
  const guardianEmail = `${randomUUID()}@parent.example`;
  await player.postJson('/account/registration', registration(service, age, { country, guardianEmail }));
  return player;
}

function run() {
  const headers = { 'x-tasks-secret': SECRET };
  return send(service.origin, { method: 'POST', path: '/tasks/grown-accounts', headers });
}

async function readStatus(uid: string) {
  return (await service.firestore.doc(`users/${uid}`).get()).get('status') as string;
}

test('who reaches the consent age of the country need not wait for a guardian any longer', async () => {
  const grown = await waiting(15, 'DE');
  const young = await waiting(12, 'DE');
  expect((await run()).json()).toEqual({ opened: 0, followed: 0, left: 0, failed: 0 });

  service.advance(YEAR);
  expect((await run()).json()).toEqual({ opened: 1, followed: 0, left: 0, failed: 0 });
  expect(await readStatus(grown.uid)).toBe('active');
  expect(await readStatus(young.uid)).toBe('pending-guardian');
  const profile = await service.firestore.doc(`profiles/${grown.uid}`).get();
  expect(profile.get('displayName')).toBe('Mara Fictiva');
  expect((await service.auth.getUser(grown.uid)).customClaims).toEqual({});
  expect((await run()).json()).toEqual({ opened: 0, followed: 0, left: 0, failed: 0 });
});

test('what follows from a guardian’s answer is done by the next run where it is left undone', async () => {
  const player = await waiting(12, 'DE');
  // As a process leaves it that ends after the answer is stored.
  await service.firestore.doc(`guardianConsents/${player.uid}`).update({ status: 'revoked', followUp: true });
  await service.auth.setCustomUserClaims(player.uid, null);
  expect((await run()).json()).toEqual({ opened: 0, followed: 1, left: 0, failed: 0 });
  expect((await service.auth.getUser(player.uid)).customClaims).toEqual({ pendingGuardian: true });
  expect((await run()).json()).toEqual({ opened: 0, followed: 0, left: 0, failed: 0 });
});
