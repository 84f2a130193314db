import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { freshAddress, send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer } from '../../../testing/test-player';

const SECRET = 'of the tests';
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ tasksSecret: SECRET }, `demo-age-gate-${randomUUID()}`);
});
afterAll(() => service.close());

interface Try {
  email: string;
  age: number;
  /** Of the household. */
  from: string;
  emailVerified?: boolean;
  guardianEmail?: string;
}

/** Signs up anew and registers, and leaves nothing at the identity provider. @returns the state or the refusal */
async function tryToRegister({ email, age, from, emailVerified = false, guardianEmail }: Try) {
  const player = await testPlayer(service, { email, emailVerified });
  const body = registration(service, age, { guardianEmail });
  const answer = await player.postJson('/account/registration', body, { 'x-forwarded-for': from });
  await service.auth.deleteUser(player.uid);
  const { status, type } = answer.json() as { status: unknown; type?: string };
  return type ?? status;
}

const newAddress = () => `${randomUUID()}@player.example`;

test('who was refused as a child is no adult under a new sign-in with the same address', async () => {
  const [email, from] = [newAddress(), freshAddress()];
  expect(await tryToRegister({ email, from, age: 12 })).toBe('guardian-required');
  expect(await tryToRegister({ email, from, age: 30 })).toBe('guardian-required');
  expect(await tryToRegister({ email: email.replace('@', '+two@'), from, age: 30 })).toBe(
    'guardian-required',
  );
  const guardianEmail = 'p@parent.example';
  expect(await tryToRegister({ email, from, age: 30, guardianEmail })).toBe('pending-guardian');
});

test('who registered as a child and deleted the sign-in is no adult either', async () => {
  const [email, from] = [newAddress(), freshAddress()];
  const guardianEmail = 'p@parent.example';
  expect(await tryToRegister({ email, from, age: 12, guardianEmail })).toBe('pending-guardian');
  expect(await tryToRegister({ email, from, age: 30 })).toBe('guardian-required');
});

test('who registered as a minor and deleted the sign-in begins as privately with another birth date', async () => {
  const [email, from] = [newAddress(), freshAddress()];
  expect(await tryToRegister({ email, from, age: 17 })).toBe('active');
  const again = await testPlayer(service, { email });
  const body = registration(service, 30);
  await again.postJson('/account/registration', body, { 'x-forwarded-for': from });
  const user = await service.firestore.doc(`users/${again.uid}`).get();
  expect(user.get('privateByDefault')).toBe(true);
});

test('a verified address is known again wherever it comes from', async () => {
  const [email, from] = [newAddress(), freshAddress()];
  expect(await tryToRegister({ email, from, age: 12, emailVerified: true })).toBe('guardian-required');
  const elsewhere = { email, age: 30, from: freshAddress() };
  expect(await tryToRegister({ ...elsewhere, emailVerified: true })).toBe('guardian-required');
});

test('a stranger learns nothing about an address, and keeps nobody out with it', async () => {
  const email = newAddress();
  expect(await tryToRegister({ email, from: freshAddress(), age: 12 })).toBe('guardian-required');
  expect(await tryToRegister({ email, from: freshAddress(), age: 30 })).toBe('active');
  const owner = { email, age: 30, from: freshAddress(), emailVerified: true };
  expect(await tryToRegister(owner)).toBe('active');
});

test('others of the household are not meant', async () => {
  const from = freshAddress();
  expect(await tryToRegister({ email: newAddress(), from, age: 12 })).toBe('guardian-required');
  expect(await tryToRegister({ email: newAddress(), from, age: 30 })).toBe('active');
});

test('it is forgotten after a week, holds no address, and is removed', async () => {
  const [email, from] = [newAddress(), freshAddress()];
  await tryToRegister({ email, from, age: 12, emailVerified: true });
  const kept = await service.firestore.collection('ageGates').get();
  expect(JSON.stringify(kept.docs.map((gate) => [gate.id, gate.data()]))).not.toMatch(/@|203\./);
  service.advance(7 * DAY_MS);
  expect(await tryToRegister({ email, from, age: 30, emailVerified: true })).toBe('active');
  const headers = { 'x-tasks-secret': SECRET };
  const run = await send(service.origin, { method: 'POST', path: '/tasks/account-retention', headers });
  expect(run.json()).toEqual({ deleted: kept.size, left: 0, failed: 0 });
  expect((await service.firestore.collection('ageGates').get()).size).toBe(0);
});

test('who was refused as a child and gave another birth date waits for the guardian, whatever opens by age', async () => {
  const player = await testPlayer(service);
  const register = (age: number, guardianEmail?: string) =>
    player.postJson('/account/registration', registration(service, age, { guardianEmail }));
  const readStatus = async () => ((await player.get('/account')).json() as { status: string }).status;
  const headers = { 'x-tasks-secret': SECRET };
  const openGrown = () => send(service.origin, { method: 'POST', path: '/tasks/grown-accounts', headers });
  expect((await register(12)).status).toBe(422);
  expect((await register(30, 'nobody@parent.example')).json()).toMatchObject({ status: 'pending-guardian' });
  await openGrown();
  expect(await readStatus()).toBe('pending-guardian');
  service.advance(7 * DAY_MS);
  await openGrown();
  expect(await readStatus()).toBe('active');
});

test('who was refused as a guardian for the age is no guardian under another birth date', async () => {
  const player = await testPlayer(service);
  const asGuardian = (age: number) =>
    player.postJson('/account/registration', registration(service, age, { role: 'guardian' }));
  expect((await asGuardian(17)).status).toBe(422);
  expect((await asGuardian(40)).status).toBe(422);
});
