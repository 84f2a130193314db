import { randomUUID } from 'node:crypto';
import { PRICE_BOOK_VERSION } from '../../features/pricing';
import { SCHEDULED_TASKS } from '../scheduled-tasks';
import { startTestApp } from '../../testing/start-test-app';
import { startTaskProcess } from '../../testing/start-task-process';

function runTask(...names: string[]) {
  return startTaskProcess(names, { GCLOUD_PROJECT: `demo-${randomUUID()}` }).ended;
}

test.each([
  ['cohorts', 'cohorts: {"players":0,"cohorts":0,"left":0,"failed":0}'],
  ['digest-progress', 'null'],
  ['map-counts', 'map-counts: {"countries":0,"left":0,"failed":0}'],
])('%s runs from the command line', async (task, output) => {
  expect(await runTask(task)).toEqual({ output, errors: '', code: 0 });
});

// A service with a live key refuses to start until its prices are confirmed, so reading them needs no settings.
test('the price book is printed without settings', async () => {
  const { output, errors, code } = await startTaskProcess(['price-book'], { ENVIRONMENT: 'production' })
    .ended;
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
  expect(output).toContain(`PRICES_CONFIRMED=${PRICE_BOOK_VERSION}`);
});

test('a task that does not exist is an error that names the others', async () => {
  const names = [
    ...Object.keys(SCHEDULED_TASKS),
    'digest-preview',
    'digest-progress',
    'payment-catalogue',
    'price-book',
  ];
  const errors = `Name the task: ${names.join(', ')}.`;
  expect(await runTask('everything')).toEqual({ output: '', errors, code: 1 });
});

test('without a name all tasks are shown, with what is known of them', async () => {
  const { output, errors, code } = await runTask();
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
  const lines = output.split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(Object.keys(SCHEDULED_TASKS));
  expect(lines[0]).toMatch(/^account-retention +10 2 \* \* \* +last end never +null$/);
});

test('what a job notes is a line of the log as the alarms read it', async () => {
  const { firestore, projectId, close } = await startTestApp({}, `demo-${randomUUID()}`);
  const customers = { cus_1: { email: 'buyer@player.example' } };
  await firestore.doc('billing/buyer').set({ customers, withdrawal: { doneAt: null } });
  const { errors, code } = await startTaskProcess(['payment-reconcile'], {
    GCLOUD_PROJECT: projectId,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    // Nobody listens there.
    STRIPE_API_URL: 'http://127.0.0.1:1',
  }).ended;
  expect(errors.split('\n').map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ severity: 'ERROR', message: 'billing not reconciled' }),
  );
  expect(code).toBe(1);
  await close();
});
