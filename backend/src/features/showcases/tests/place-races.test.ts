import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { publishShowcases } from '../publish-showcases';
import { sampleShowcase } from './sample-showcase';
import { endLostPlaces } from '../../showcase-places';
import { runTask, TASKS_SECRET } from '../../../testing/run-task';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let current: MailTest;
beforeAll(async () => {
  current = await startMailTest({ tasksSecret: TASKS_SECRET }, `demo-${randomUUID()}`);
});
afterAll(() => current.close());

const store = () => current.service.firestore;
const follow = ({ uid }: TestPlayer) => endLostPlaces(current.service, uid);
const sweep = () => runTask(current.service, 'lost-places');

async function publish(capacity: number): Promise<string> {
  const id = `tag-${randomUUID()}`;
  await publishShowcases(store(), [sampleShowcase(current.service.now(), { id, capacity })]);
  return id;
}

const change = ({ uid }: TestPlayer, fields: object) => store().doc(`users/${uid}`).update(fields);
const endPlan = (player: TestPlayer) => change(player, { tierLevel: 'tier0' });
const buyPlan = (player: TestPlayer) => change(player, { tierLevel: 'tier4' });

const register = async (id: string, player: TestPlayer, body: object = {}) => {
  expect((await player.postJson(`/showcases/${id}/registration`, body)).status).toBe(200);
  current.service.advance(1000);
};

async function registered(id: string, age = 20, body: object = {}): Promise<TestPlayer> {
  const one = await testPlayer(current.service, { emailVerified: true });
  await one.postJson('/account/registration', registration(current.service, age));
  await buyPlan(one);
  await register(id, one, body);
  return one;
}

const places = (id: string, players: readonly TestPlayer[]) =>
  Promise.all(
    players.map(async ({ uid }) => {
      const stored = await store().doc(`showcases/${id}/registrations/${uid}`).get();
      return (stored.get('status') as string | undefined) ?? 'none';
    }),
  );

/** What the event says, which has to be what its registrations add up to. */
async function counts(id: string) {
  const event = await store().doc(`showcases/${id}`).get();
  const { docs } = await event.ref.collection('registrations').get();
  const waiting = docs.filter((doc) => doc.get('status') === 'waiting').length;
  const told = { taken: event.get('taken') as number, waiting: event.get('waiting') as number };
  expect(told).toEqual({ taken: docs.length - waiting, waiting });
  return told;
}

/** Subjects of what an address got. */
async function mailsTo({ email }: TestPlayer): Promise<string[]> {
  await runTask(current.service, 'mail-outbox');
  return current.mails.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
}

async function bell(player: TestPlayer) {
  const { notifications } = (await player.get('/notifications')).json() as {
    notifications: { kind: string }[];
  };
  return notifications.map(({ kind }) => kind).filter((kind) => ['plan-limit', 'place-free'].includes(kind));
}

const ENDED = 'Your place at the showcase was given back';
const YOURS = 'You have a place at the showcase';
const OFF_LIST = 'You are off a waiting list';

test('two places that are lost at the same moment go to the two next who may have them, each told once', async () => {
  const id = await publish(2);
  const [one, other] = [await registered(id), await registered(id)];
  const [suspended, free] = [await registered(id), await registered(id)];
  const [next, after, last] = [await registered(id), await registered(id), await registered(id)];
  await change(suspended, { status: 'suspended' });
  await Promise.all([one, other, free].map(endPlan));
  await Promise.all([follow(one), follow(other), sweep()]);
  await sweep();
  expect(await places(id, [one, other, suspended, free])).toEqual(['none', 'none', 'none', 'none']);
  expect(await places(id, [next, after, last])).toEqual(['registered', 'registered', 'waiting']);
  expect(await counts(id)).toEqual({ taken: 2, waiting: 1 });
  const told = [];
  for (const player of [one, other, suspended, free, next, after, last]) told.push(await mailsTo(player));
  expect(told).toEqual([[ENDED], [ENDED], [OFF_LIST], [OFF_LIST], [YOURS], [YOURS], []]);
  expect(await Promise.all([one, other, free, next, after].map(bell))).toEqual([
    ['plan-limit'],
    ['plan-limit'],
    ['plan-limit'],
    ['place-free'],
    ['place-free'],
  ]);
});

test('a place that is given back while it is taken away frees one place only', async () => {
  const id = await publish(1);
  const [first, next, last] = [await registered(id), await registered(id), await registered(id)];
  await endPlan(first);
  await Promise.all([follow(first), first.delete(`/showcases/${id}/registration`)]);
  expect(await places(id, [first, next, last])).toEqual(['none', 'registered', 'waiting']);
  expect(await counts(id)).toEqual({ taken: 1, waiting: 1 });
  expect((await bell(first)).length).toBeLessThanOrEqual(1);
  expect(await bell(next)).toEqual(['place-free']);
});

test('whose plan ends while the place arrives does not keep it', async () => {
  const id = await publish(1);
  const [first, next, last] = [await registered(id), await registered(id), await registered(id)];
  await endPlan(first);
  await Promise.all([follow(first), endPlan(next).then(() => follow(next))]);
  expect(await places(id, [first, next, last])).toEqual(['none', 'none', 'registered']);
  expect(await counts(id)).toEqual({ taken: 1, waiting: 0 });
  expect((await bell(next)).filter((kind) => kind === 'plan-limit')).toHaveLength(1);
  expect(await mailsTo(last)).toEqual([YOURS]);
});

test('a place that is free is filled by nobody who may not have it, and they leave the list', async () => {
  const id = await publish(1);
  const [first, suspended, free] = [await registered(id), await registered(id), await registered(id)];
  await change(suspended, { status: 'suspended' });
  await endPlan(free);
  await store().doc(`showcases/${id}`).update({ capacity: 3 });
  expect(await sweep()).toEqual({ ended: 2, movedUp: 0, left: 0, failed: 0 });
  expect(await places(id, [first, suspended, free])).toEqual(['registered', 'none', 'none']);
  expect(await counts(id)).toEqual({ taken: 1, waiting: 0 });
  expect(await mailsTo(suspended)).toEqual([OFF_LIST]);
});

test('nobody who asks later passes those who wait for a place that has become free', async () => {
  const id = await publish(1);
  const [first, suspended] = [await registered(id), await registered(id)];
  await change(suspended, { status: 'suspended' });
  const next = await registered(id);
  await store().doc(`showcases/${id}`).update({ capacity: 2 });
  const late = await registered(id);
  expect(await places(id, [first, suspended, next, late])).toEqual([
    ...['registered', 'waiting'],
    ...['registered', 'waiting'],
  ]);
  expect(await counts(id)).toEqual({ taken: 2, waiting: 2 });
  expect(await mailsTo(next)).toEqual([YOURS]);
  expect(await bell(next)).toEqual(['place-free']);
});

test('a minor whose guardian did not answer in time does not move up', async () => {
  const id = await publish(1);
  const first = await registered(id);
  const minor = await registered(id, 16, { guardianEmail: `${randomUUID()}@parent.example` });
  const last = await registered(id);
  current.service.advance(8 * DAY_MS);
  await endPlan(first);
  await follow(first);
  expect(await places(id, [minor, last])).toEqual(['waiting', 'registered']);
  expect(await counts(id)).toEqual({ taken: 1, waiting: 1 });
});

test('neither a place nor a rank on the list comes back with the plan, and each loss is told', async () => {
  const id = await publish(1);
  const [first, next] = [await registered(id), await registered(id)];
  await endPlan(first);
  await follow(first);
  await buyPlan(first);
  await Promise.all([follow(first), sweep()]);
  expect(await places(id, [first, next])).toEqual(['none', 'registered']);
  await register(id, first);
  const last = await registered(id);
  await endPlan(first);
  await follow(first);
  await buyPlan(first);
  await register(id, first);
  await next.delete(`/showcases/${id}/registration`);
  expect(await places(id, [first, last])).toEqual(['waiting', 'registered']);
  expect(await bell(first)).toEqual(['plan-limit', 'plan-limit']);
});
