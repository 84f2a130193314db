import { readEnv } from '@skora/backend/app/env';
import { SCHEDULED_TASKS } from '@skora/backend/app/scheduled-tasks';
import { withRunDeps } from '@skora/backend/app/with-run-deps';
import { connectFirebase } from '@skora/backend/lib/firestore/connect-firebase';
import { runJob } from '@skora/backend/lib/jobs/run-job';
import { countOperations, type Operations } from './count-operations';
import { TASK_FILLS, type FillDeps } from './task-fills';

/** What a task took with so many records; with `isWhole` false only its first steps were measured. */
export interface MeasuredTask extends Operations {
  task: string;
  records: number;
  isWhole: boolean;
  steps: number;
  seconds: number;
}

/**
 * Fills an empty project of the emulators with records, and runs a task on them, to its end or for so many steps. Each query
 * makes the emulator walk over every document there is, so the whole of many records takes it hours.
 *
 * @param maxSteps Infinity for the whole task
 * @param env what the backend is started with; names the project
 * @throws Error when nothing is there to fill a store with for this task, or the task leaves something
 */
export async function measureTask(
  task: string,
  records: number,
  maxSteps: number,
  env: NodeJS.ProcessEnv,
  addCustomer: FillDeps['addCustomer'],
): Promise<MeasuredTask> {
  const [job, fill] = [SCHEDULED_TASKS[task], TASK_FILLS[task]];
  if (!job || !fill) throw new Error(`Name one of these tasks: ${Object.keys(TASK_FILLS).join(', ')}.`);
  const config = readEnv(env);
  const firebase = connectFirebase(config.projectId);
  const end = new AbortController();
  const log = { warn: () => undefined, error: (fields: object, text: string) => console.error(text, fields) };
  try {
    await fill({ ...firebase, addCustomer }, records);
    const operations = countOperations(firebase.firestore);
    let steps = 0;
    const counted: typeof job = {
      ...job,
      step: async (...given) => {
        const done = await job.step(...given);
        steps += 1;
        if (steps === maxSteps) end.abort();
        return done;
      },
    };
    const services = { ...firebase, config, now: Date.now, log, closing: end.signal };
    const began = performance.now();
    const result = await withRunDeps(services, (deps) => runJob(deps, task, counted, Infinity));
    const seconds = (performance.now() - began) / 1000;
    const isWhole = result.left === 0;
    if (result.failed > 0 || (!isWhole && steps < maxSteps))
      throw new Error(`${task} is not at its end: ${JSON.stringify(result)}`);
    return { task, records, isWhole, steps, ...operations, seconds };
  } finally {
    await firebase.close();
  }
}
