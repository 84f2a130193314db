import { randomUUID } from 'node:crypto';
import { SCHEDULED_TASKS } from '../scheduled-tasks';
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

test('a task that does not exist is an error that names the others', async () => {
  const names = [
    ...Object.keys(SCHEDULED_TASKS),
    'digest-preview',
    'digest-progress',
    'price-book',
    'payment-catalogue',
  ];
  const errors = `Name the task: ${names.join(', ')}.`;
  expect(await runTask('everything')).toEqual({ output: '', errors, code: 1 });
});
