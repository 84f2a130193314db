import { DAY_MS } from '@skora/domain';
import { SCHEDULED_TASKS } from '../app/scheduled-tasks';
import { withRunDeps } from '../app/with-run-deps';
import type { Job, JobResult } from '../lib/jobs/job';
import { jobsRef } from '../lib/jobs/job-store';
import { runJob, type RunDeps } from '../lib/jobs/run-job';
import type { AppConfig } from '../lib/services/app-deps';
import { send } from './send';
import type { TestApp } from './start-test-app';

/** What the scheduler of a test proves itself with. */
export const TASKS_SECRET = 'a secret of the scheduler';

/** Runs a scheduled task of a service that was started with {@link TASKS_SECRET}. */
export async function runTask({ origin }: TestApp, task: string): Promise<Record<string, number>> {
  const headers = { 'x-tasks-secret': TASKS_SECRET };
  const answer = await send(origin, { method: 'POST', path: `/tasks/${task}`, headers });
  if (answer.status !== 200) throw new Error(`${task} was answered with ${answer.status}: ${answer.text}`);
  return answer.json() as Record<string, number>;
}

interface Changes extends Partial<Omit<RunDeps, 'config'>> {
  /** 0: one step. */
  budgetMs?: number;
  config?: Partial<AppConfig>;
}

function findJob(name: string): Job {
  const job = SCHEDULED_TASKS[name];
  if (job === undefined) throw new Error(`There is no task ${name}.`);
  return job;
}

/** What a task works with in this process, on the stores and by the clock of a service. */
function depsHere(service: TestApp, closing = new AbortController().signal) {
  const log = { warn: () => undefined, error: () => undefined };
  return { ...service, log, closing };
}

/** Runs a scheduled task in this process, on the stores and by the clock of a service. */
export function runJobHere(
  service: TestApp,
  name: string,
  { budgetMs = Infinity, config: changed, ...changes }: Changes = {},
): Promise<JobResult> {
  const config = { ...service.config, ...changed };
  return withRunDeps({ ...depsHere(service), config }, (deps) =>
    runJob({ ...deps, ...changes }, name, findJob(name), budgetMs),
  );
}

/** A job of whose steps something comes after the work and before it is kept how far it is. */
function afterSteps(job: Job, follow: () => Promise<never> | void): Job {
  return {
    ...job,
    step: async (deps, cursor) => {
      const done = await job.step(deps, cursor);
      await follow();
      return done;
    },
  };
}

/** Takes one step of a task, as a process does that is asked to end meanwhile. */
export function stepJobHere(service: TestApp, name: string): Promise<JobResult> {
  const closing = new AbortController();
  const job = afterSteps(findJob(name), () => closing.abort());
  return withRunDeps(depsHere(service, closing.signal), (deps) => runJob(deps, name, job, Infinity));
}

/** Two minutes pass by the store's clock, which no test can move: what a killed run held is free. */
export async function endLease({ firestore }: TestApp, name: string): Promise<void> {
  await jobsRef(firestore).doc(name).update({ leaseEnds: 0 });
}

/**
 * A run that is killed at the worst moment: a step has done its work, and neither how far it is nor the end of the turn is
 * written. The step never returns, so for the stores this is what the death of a process is; mails under way have left.
 * Another run can take the job up after {@link endLease}.
 */
export function killJobHere(service: TestApp, name: string): Promise<void> {
  return withRunDeps(depsHere(service), (deps) => {
    return new Promise((killed, fail) => {
      const job = afterSteps(findJob(name), () => {
        killed();
        return new Promise<never>(() => undefined);
      });
      const notMyTurn = () => fail(new Error(`Another run is at ${name}.`));
      // Whoever is dead does not say that it goes on.
      runJob(deps, name, job, Infinity, DAY_MS).then(notMyTurn, fail);
    });
  });
}
