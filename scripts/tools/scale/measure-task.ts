import { readEnv } from '@skora/backend/app/env';
import { SCHEDULED_TASKS } from '@skora/backend/app/scheduled-tasks';
import { withRunDeps } from '@skora/backend/app/with-run-deps';
import { connectFirebase } from '@skora/backend/lib/firestore/connect-firebase';
import { runJob } from '@skora/backend/lib/jobs/run-job';
import { countOperations, type Operations } from './count-operations';
import { TASK_FILLS, type FillDeps } from './task-fills';

/** What a task took for so many records. */
export interface MeasuredTask extends Operations {
  task: string;
  records: number;
  steps: number;
  seconds: number;
}

/**
 * Fills an empty project of the emulators with records, and runs a task on them to its end.
 *
 * @param env what the backend is started with; names the project
 * @throws Error when nothing is there to fill a store with for this task, or the task leaves something
 */
export async function measureTask(
  task: string,
  records: number,
  env: NodeJS.ProcessEnv,
  addCustomer: FillDeps['addCustomer'],
): Promise<MeasuredTask> {
  const [job, fill] = [SCHEDULED_TASKS[task], TASK_FILLS[task]];
  if (!job || !fill) throw new Error(`Name one of these tasks: ${Object.keys(TASK_FILLS).join(', ')}.`);
  const config = readEnv(env);
  const firebase = connectFirebase(config.projectId);
  const closing = new AbortController().signal;
  const log = { warn: () => undefined, error: (fields: object, text: string) => console.error(text, fields) };
  try {
    await fill({ ...firebase, addCustomer }, records);
    const operations = countOperations(firebase.firestore);
    let steps = 0;
    const counted: typeof job = {
      ...job,
      step: (...given) => {
        steps += 1;
        return job.step(...given);
      },
    };
    const began = performance.now();
    const result = await withRunDeps({ ...firebase, config, now: Date.now, log, closing }, (deps) =>
      runJob(deps, task, counted, Infinity),
    );
    const seconds = (performance.now() - began) / 1000;
    if (result.left > 0 || result.failed > 0)
      throw new Error(`${task} is not at its end: ${JSON.stringify(result)}`);
    return { task, records, steps, ...operations, seconds };
  } finally {
    await firebase.close();
  }
}
