import { createECDH, randomUUID } from 'node:crypto';
import { afterNight, DAY_MS, localTime } from '@skora/domain';
import { startPush } from '@skora/stand-ins/push/start-push';
import { noticeFor } from '..';
import { setPushAgreement } from '../store/push-devices';
import { runJobHere, runTask, TASKS_SECRET } from '../../../testing/run-task';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

const PATH = '/notifications/push-subscriptions';
const ZONE = 'Europe/Berlin';

let standIn: Awaited<ReturnType<typeof startPush>>;
let service: TestApp;
beforeEach(async () => {
  standIn = await startPush(0);
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  const keys = { publicKey: pair.getPublicKey('base64url'), privateKey };
  const push = { ...keys, subject: 'mailto:operator@skora.example', standIn: standIn.url };
  service = await startTestApp({ push, tasksSecret: TASKS_SECRET }, `demo-${randomUUID()}`);
});
afterEach(async () => {
  await service.close();
  await standIn.stop();
});

interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const makeDevice = async () =>
  (await (await fetch(`${standIn.url}/test/devices`, json({}))).json()) as Device;
const testPath = ({ endpoint }: Device) => endpoint.replace('/send/', '/test/devices/');
const received = async (device: Device) => (await fetch(testPath(device))).json();
const answerWith = (device: Device, status: number) => fetch(testPath(device), json({ status }));

async function player(age = 20) {
  const one = await testPlayer(service, { emailVerified: true });
  // Where 16 is old enough for an account of one's own.
  await one.postJson('/account/registration', registration(service, age));
  await one.putJson('/notifications/settings', { off: [], weeklyDay: null, timeZone: ZONE });
  return one;
}

/** Moves the clock to this hour where the players are. */
function goTo(hour: number) {
  const { hours } = localTime(service.now(), ZONE);
  service.advance(((hour - hours + 24) % 24) * 3_600_000);
}

async function tell({ uid }: TestPlayer, key: string = randomUUID()) {
  const { firestore } = service;
  const fact = { kind: 'link-opened', key, params: { label: 'Trial day' } } as const;
  await firestore.runTransaction(async (transaction) => {
    (await noticeFor(firestore, transaction, uid, [fact], service.now())).tell();
  });
}

const sweep = () => runTask(service, 'notification-pushes');
const waiting = async () => (await service.firestore.collection('pushOutbox').get()).size;
const told = {
  ttl: expect.any(Number) as number,
  message: { title: 'A link was opened for the first time', path: '/profile/sharing' },
};

test('a device is told once, encrypted, and nothing about the player', async () => {
  const [one, device] = [await player(), await makeDevice()];
  goTo(12);
  expect((await one.putJson(PATH, device)).json()).toEqual({ status: 'ok' });
  expect((await one.putJson(PATH, device)).status).toBe(200);
  await tell(one);
  await Promise.all([sweep(), sweep()]);
  expect(await sweep()).toEqual({ sent: 0, later: 0, removed: 0, left: 0, failed: 0 });
  expect(await received(device)).toEqual([told]);
});

test('nobody is told at night, and everybody in the morning', async () => {
  const [one, device] = [await player(), await makeDevice()];
  await one.putJson(PATH, device);
  goTo(22);
  await tell(one);
  expect(await sweep()).toMatchObject({ sent: 0, later: 1 });
  expect(await sweep()).toMatchObject({ sent: 0, later: 0 });
  expect(await received(device)).toEqual([]);
  service.advance(afterNight(service.now(), ZONE) - service.now() + 1000);
  expect(await sweep()).toMatchObject({ sent: 1 });
  expect(await received(device)).toEqual([told]);
});

test.each([
  [8, 43_200],
  [12, 32_400],
  [20, 3600],
])('what is sent at %i:00 is dropped by the push service before the night', async (hour, most) => {
  const [one, device] = [await player(), await makeDevice()];
  goTo(hour);
  await one.putJson(PATH, device);
  await tell(one);
  expect(await sweep()).toMatchObject({ sent: 1 });
  const [{ ttl }] = (await received(device)) as [{ ttl: number }];
  // The clock of the tests runs on.
  expect([ttl <= most, ttl > most - 120]).toEqual([true, true]);
});

test('a device brings its time zone, and the night is the one of there', async () => {
  // Midnight in Berlin is late morning in Auckland.
  goTo(0);
  const [one, device] = [await player(), await makeDevice()];
  await one.putJson(PATH, { ...device, timeZone: 'Pacific/Auckland' });
  await tell(one);
  expect(await sweep()).toMatchObject({ sent: 1, later: 0 });
  const stored = await service.firestore.doc(`notifications/${one.uid}`).get();
  expect(stored.get('timeZone')).toBe('Pacific/Auckland');
  const morning = (stored.get('morningAt') as { toMillis: () => number }).toMillis();
  expect(localTime(morning, 'Pacific/Auckland').hours).toBe(9);
});

test.each([404, 410])('a browser that answers %i is forgotten', async (status) => {
  const [one, device] = [await player(), await makeDevice()];
  goTo(12);
  await one.putJson(PATH, device);
  await answerWith(device, status);
  await tell(one);
  expect(await sweep()).toMatchObject({ sent: 0, removed: 1 });
  expect((await service.firestore.doc(`notifications/${one.uid}`).get()).get('devices')).toEqual([]);
});

test('a push service that is down is asked three times', async () => {
  const [one, device, other] = [await player(), await makeDevice(), await makeDevice()];
  goTo(12);
  await one.putJson(PATH, device);
  await one.putJson(PATH, other);
  await answerWith(device, 503);
  await tell(one);
  const runs = [];
  for (const _run of [1, 2, 3, 4]) {
    runs.push(await sweep());
    service.advance(900_000);
  }
  expect(runs.map(({ sent, later, failed }) => [sent, later, failed])).toEqual([
    [1, 1, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, 0],
  ]);
  expect(await received(other)).toEqual([told]);
});

test('a run whose time is over says how many pushes are left, and the next one goes on there', async () => {
  const [one, device] = [await player(), await makeDevice()];
  goTo(12);
  await one.putJson(PATH, device);
  for (const key of ['first', 'second', 'third']) await tell(one, key);
  // A second for every look at the clock: how fast the machine is does not matter.
  let time = service.now();
  const now = () => (time += 1000);
  let [runs, pushed] = [0, 0];
  for (let waiting = 3; waiting > 0; runs += 1) {
    const { sent = 0, left } = await runJobHere(service, 'notification-pushes', { budgetMs: 2000, now });
    pushed += sent;
    waiting = left;
    expect([sent > 0, pushed + waiting]).toEqual([true, 3]);
  }
  expect(runs).toBeGreaterThan(1);
  expect(await received(device)).toHaveLength(3);
});

test('without keys pushes wait, and the run says so', async () => {
  const [one, device] = [await player(), await makeDevice()];
  goTo(12);
  await one.putJson(PATH, device);
  await tell(one);
  const keyless = await runJobHere(service, 'notification-pushes', { config: { push: null } });
  expect(keyless).toMatchObject({ sent: 0, later: 1 });
  expect(await sweep()).toMatchObject({ sent: 1, later: 0 });
});

test('below 18 a guardian has to agree, and can take it back', async () => {
  const [one, device] = [await player(17), await makeDevice()];
  goTo(12);
  const { firestore } = service;
  const agree = (agrees: boolean) =>
    firestore.runTransaction(async (transaction) =>
      setPushAgreement(firestore, transaction, one.uid, agrees),
    );
  expect((await one.get('/notifications/settings')).json()).toMatchObject({ push: { standing: 'guardian' } });
  expect((await one.putJson(PATH, device)).json()).toMatchObject({ status: 403, type: 'guardian-required' });
  await agree(true);
  expect((await one.putJson(PATH, device)).status).toBe(200);
  await tell(one);
  await agree(false);
  await sweep();
  expect([await received(device), await waiting()]).toEqual([[], 0]);
});

test('a device that was switched off, and an account that is closed, are not told', async () => {
  const [one, device] = [await player(), await makeDevice()];
  goTo(12);
  await one.putJson(PATH, device);
  await tell(one);
  expect((await one.deleteJson(PATH, { endpoint: device.endpoint })).status).toBe(200);
  await sweep();
  await one.putJson(PATH, device);
  await tell(one);
  await service.firestore.doc(`users/${one.uid}`).update({ status: 'suspended' });
  await sweep();
  expect([await received(device), await waiting()]).toEqual([[], 0]);
});

test('only push services are taken as addresses, and five devices', async () => {
  const one = await player();
  const { keys } = await makeDevice();
  for (const endpoint of ['https://evil.example/x', 'http://169.254.169.254/x', `${service.origin}/x`]) {
    expect((await one.putJson(PATH, { endpoint, keys })).status).toBe(422);
  }
  expect((await one.putJson(PATH, { endpoint: 'x', keys: { ...keys, auth: 'short' } })).status).toBe(400);
  for (const _device of Array.from({ length: 6 })) await one.putJson(PATH, await makeDevice());
  const stored = await service.firestore.doc(`notifications/${one.uid}`).get();
  expect((stored.get('devices') as unknown[]).length).toBe(5);
});

test('an old notification is no reason for a push', async () => {
  const [one, device] = [await player(), await makeDevice()];
  await tell(one, 'before');
  await one.putJson(PATH, device);
  service.advance(DAY_MS);
  goTo(12);
  await tell(one, 'before');
  await sweep();
  expect(await received(device)).toEqual([]);
});
