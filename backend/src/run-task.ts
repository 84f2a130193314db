import { createOutbox } from './mail/create-outbox';
import { readEnv } from './server/env';
import { connectFirebase } from './store/connect-firebase';
import { executeDueDeletions } from './store/execute-deletions';

const log = {
  warn: (fields: object, message: string) => console.warn(message, fields),
  error: (fields: object, message: string) => console.error(message, fields),
};

/** The scheduler's tasks from the command line: `run-task due-deletions` or `run-task mail-outbox`. */
async function runTask(task: string | undefined) {
  if (task !== 'due-deletions' && task !== 'mail-outbox') {
    throw new Error('Name the task: due-deletions or mail-outbox.');
  }
  const config = readEnv(process.env);
  const firebase = connectFirebase(config.projectId, config.storageBucket);
  const deps = { ...firebase, config, now: Date.now, log };
  const outbox = createOutbox(deps);
  const result =
    task === 'mail-outbox' ? await outbox.sweep() : await executeDueDeletions({ ...deps, outbox });
  await outbox.close();
  await firebase.close();
  console.info(`${task}: ${JSON.stringify(result)}`);
  if (result.failed > 0) process.exitCode = 1;
}

try {
  await runTask(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
