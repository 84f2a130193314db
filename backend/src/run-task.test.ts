import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { randomUUID } from 'node:crypto';

jest.setTimeout(30_000);

const TSX = pathToFileURL(require.resolve('tsx')).href;

async function runTask(...names: string[]) {
  const child = spawn(process.execPath, ['--import', TSX, join(__dirname, 'run-task.ts'), ...names], {
    env: {
      PATH: process.env.PATH,
      GCLOUD_PROJECT: `demo-${randomUUID()}`,
      FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST,
      FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
      FIREBASE_STORAGE_EMULATOR_HOST: process.env.FIREBASE_STORAGE_EMULATOR_HOST,
    },
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { output: output.trim(), errors: errors.trim(), code: child.exitCode };
}

test.each([
  ['contact-retention', 'contact-retention: {"deleted":0,"failed":0}'],
  ['due-deletions', 'due-deletions: {"deleted":0,"failed":0}'],
  ['grown-accounts', 'grown-accounts: {"opened":0,"failed":0}'],
  ['mail-outbox', 'mail-outbox: {"delivered":0,"failed":0}'],
  ['map-counts', 'map-counts: {"countries":0,"failed":0}'],
])('%s runs from the command line', async (task, output) => {
  expect(await runTask(task)).toEqual({ output, errors: '', code: 0 });
});

test('a task that does not exist is an error that names the others', async () => {
  const errors =
    'Name the task: contact-retention, due-deletions, grown-accounts, mail-outbox, map-counts, payment-reconcile, payment-catalogue.';
  expect(await runTask('everything')).toEqual({ output: '', errors, code: 1 });
});
