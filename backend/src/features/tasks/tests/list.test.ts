import { randomUUID } from 'node:crypto';
import { SCHEDULED_TASKS } from '../../../app/scheduled-tasks';
import { BUDGET_MS } from '../../../lib/jobs/job';
import { newJob } from '../../../lib/jobs/job-store';
import type { JobState } from '../../../lib/jobs/list-jobs';
import { runTask, TASKS_SECRET } from '../../../testing/run-task';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

const MINUTE = 60_000;

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp({ tasksSecret: TASKS_SECRET }, `demo-${randomUUID()}`);
});
afterEach(() => service.close());

async function list(): Promise<JobState[]> {
  const headers = { 'x-tasks-secret': TASKS_SECRET };
  return (await send(service.origin, { path: '/tasks', headers })).json() as JobState[];
}

/** Names in the log lines an alarm waits for. */
const alarms = () =>
  service
    .log()
    .split('\n')
    .filter((line) => line.includes('"message":"job overdue"'))
    .map((line) => JSON.parse(line) as { severity: string; job: string })
    .map(({ severity, job }) => `${severity} ${job}`);

test('all tasks are listed with what their last runs did, for nobody else', async () => {
  expect((await send(service.origin, { path: '/tasks' })).status).toBe(401);
  const before = await list();
  expect(before.map(({ name }) => name)).toEqual(Object.keys(SCHEDULED_TASKS));
  expect(before.filter(({ overdue, endedAt }) => overdue || endedAt !== null)).toEqual([]);
  await runTask(service, 'map-ages');
  expect((await list()).find(({ name }) => name === 'map-ages')).toEqual({
    ...{ name: 'map-ages', schedule: '50 2 * * *', runs: 'job', dueWithinMinutes: 1560, running: false },
    ...{ position: 0, error: null, overdue: false, result: { refreshed: 0, left: 0, failed: 0 } },
    startedAt: expect.stringMatching(/Z$/),
    endedAt: expect.stringMatching(/Z$/),
  });
});

test('a task that has not run when it was due raises an alarm until it has', async () => {
  expect(await runTask(service, 'overdue-jobs')).toEqual({ overdue: 0, left: 0, failed: 0 });
  await runTask(service, 'mail-outbox');
  service.advance(11 * MINUTE);
  // The one that has never run at all is late, too.
  expect(await runTask(service, 'overdue-jobs')).toMatchObject({ overdue: 2 });
  expect(alarms().sort()).toEqual(['ERROR mail-outbox', 'ERROR notification-pushes']);
  expect((await list()).filter(({ overdue }) => overdue).map(({ name }) => name)).toEqual([
    'mail-outbox',
    'notification-pushes',
  ]);
  await runTask(service, 'mail-outbox');
  await runTask(service, 'notification-pushes');
  expect(await runTask(service, 'overdue-jobs')).toMatchObject({ overdue: 0 });
});

test('a task that fails every time is overdue, and says why', async () => {
  await runTask(service, 'overdue-jobs');
  service.advance(181 * MINUTE);
  // No payment service is set up.
  await service.firestore.doc('billing/ann').set({ customers: { cus_1: { id: 'cus_1' } } });
  await expect(runTask(service, 'payment-reconcile')).rejects.toThrow('503');
  const state = (await list()).find(({ name }) => name === 'payment-reconcile');
  expect(state).toMatchObject({ overdue: true, endedAt: null, error: 'Payments are not set up here.' });
});

test('a run that takes all of its time is not late, and one that never came is', async () => {
  const isLate = async () =>
    (await list()).find(({ name }) => name === 'newsletter-digest')?.overdue === true;
  const endedAt = service.now();
  await service.firestore.doc('jobs/newsletter-digest').set({ ...newJob(endedAt), endedAt });
  // The next run begins after a quarter of an hour.
  service.advance(15 * MINUTE + BUDGET_MS.job);
  expect(await isLate()).toBe(false);
  service.advance(60 * MINUTE);
  expect(await isLate()).toBe(true);
});

test('no alarm comes before a run has had all of its time, nor later than the schedule needs twice and three hours', () => {
  for (const [name, { schedule, runs, dueWithinMinutes }] of Object.entries(SCHEDULED_TASKS)) {
    const [minute = '', hour = ''] = schedule.split(' ');
    const every = hour !== '*' ? 24 * 60 : minute === '*' ? 1 : Number(minute.split('/')[1] ?? 60);
    const soonest = every + BUDGET_MS[runs] / MINUTE;
    expect([name, dueWithinMinutes > soonest, dueWithinMinutes <= 2 * every + 180]).toEqual([
      name,
      true,
      true,
    ]);
  }
});
