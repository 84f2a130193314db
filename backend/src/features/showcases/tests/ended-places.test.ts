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

async function publish(capacity = 1): Promise<string> {
  const id = `tag-${randomUUID()}`;
  await publishShowcases(store(), [sampleShowcase(current.service.now(), { id, capacity })]);
  return id;
}

async function registered(id: string): Promise<TestPlayer> {
  const one = await testPlayer(current.service, { emailVerified: true });
  await one.postJson('/account/registration', registration(current.service, 20));
  await store().doc(`users/${one.uid}`).update({ tierLevel: 'tier4' });
  await one.postJson(`/showcases/${id}/registration`, {});
  current.service.advance(1000);
  return one;
}

const endPlan = ({ uid }: TestPlayer) => store().doc(`users/${uid}`).update({ tierLevel: 'tier0' });

const place = async (id: string, { uid }: TestPlayer) =>
  ((await store().doc(`showcases/${id}/registrations/${uid}`).get()).get('status') as string | undefined) ??
  'none';

async function counts(id: string) {
  const event = await store().doc(`showcases/${id}`).get();
  return [event.get('taken'), event.get('waiting')];
}

/** What the latest mail to an address says. */
const lastTextTo = ({ email }: TestPlayer) =>
  current.mails.mails.findLast(({ to }) => to.includes(email))?.words;

/** Subjects of what an address got. */
async function mailsTo({ email }: TestPlayer): Promise<string[]> {
  await runTask(current.service, 'mail-outbox');
  return current.mails.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
}

async function bell(player: TestPlayer) {
  const { notifications } = (await player.get('/notifications')).json() as {
    notifications: { kind: string; title: string; text: string }[];
  };
  return notifications.filter(({ kind }) => kind === 'plan-limit');
}

test('a place ends with the plan, goes to the next in line, and its player is told once', async () => {
  const id = await publish();
  const [first, second] = [await registered(id), await registered(id)];
  await endPlan(first);
  expect(await Promise.all([follow(first), follow(first)])).toContain(1);
  expect(await follow(first)).toBe(0);
  expect([await place(id, first), await place(id, second)]).toEqual(['none', 'registered']);
  expect(await counts(id)).toEqual([1, 0]);
  expect(await mailsTo(first)).toEqual(['Your place at the showcase was given back']);
  expect(lastTextTo(first)).toContain(
    'The place does not come back by itself. If your plan includes showcases again, you can register again while registration is open. If the showcase is full then, you join the end of the waiting list.',
  );
  expect(await bell(first)).toMatchObject([
    {
      title: 'Your place at a showcase was given back',
      text: expect.stringMatching(/“Beispiel-Tag” back\. It does not come back with a new plan/),
    },
  ]);
  expect(await mailsTo(second)).toEqual(['You have a place at the showcase']);
});

test('the wait for a place ends with the plan too', async () => {
  const id = await publish();
  const [first, second] = [await registered(id), await registered(id)];
  await endPlan(second);
  expect(await follow(second)).toBe(1);
  expect([await place(id, first), await place(id, second)]).toEqual(['registered', 'none']);
  expect(await counts(id)).toEqual([1, 0]);
  expect(await mailsTo(second)).toEqual(['You are off a waiting list']);
  expect(lastTextTo(second)).toContain('you join the end of the waiting list.');
  expect(lastTextTo(second)).not.toContain('come back');
});

test('a place stays with the plan, and after the event nothing is changed', async () => {
  const id = await publish();
  const first = await registered(id);
  expect(await follow(first)).toBe(0);
  await endPlan(first);
  current.service.advance(31 * DAY_MS);
  expect(await follow(first)).toBe(0);
  expect(await sweep()).toMatchObject({ failed: 0 });
  expect(await place(id, first)).toBe('registered');
});

test('who is told has asked for nothing since', async () => {
  const id = await publish();
  const first = await registered(id);
  await endPlan(first);
  await follow(first);
  await store().doc(`users/${first.uid}`).update({ tierLevel: 'tier4' });
  await first.postJson(`/showcases/${id}/registration`, {});
  expect(await mailsTo(first)).toEqual([]);
});

test('the sweep ends what a suspension left, moves the next one up, and fills what is free', async () => {
  const id = await publish();
  const [first, second, third] = [await registered(id), await registered(id), await registered(id)];
  await store().doc(`users/${first.uid}`).update({ status: 'suspended' });
  const runs = await Promise.all([sweep(), sweep()]);
  expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
  expect(await Promise.all([first, second, third].map((one) => place(id, one)))).toEqual([
    'none',
    'registered',
    'waiting',
  ]);
  await store().doc(`showcases/${id}`).update({ capacity: 2 });
  expect(await sweep()).toEqual({ ended: 0, movedUp: 1, left: 0, failed: 0 });
  expect(await place(id, third)).toBe('registered');
  expect(await counts(id)).toEqual([2, 0]);
  expect(await bell(first)).toEqual([]);
  expect(await mailsTo(first)).toEqual(['Your place at the showcase was given back']);
  expect(lastTextTo(first)).toContain('When your account is open again, you can register again');
});
