import { createOutbox } from '../app/create-outbox';
import { PERSONAL_DATA } from '../app/data-owners';
import { SCHEDULED_TASKS } from '../app/scheduled-tasks';
import { Limits } from '../lib/guards/limits';
import type { JobResult } from '../lib/jobs/job';
import { runJob, type RunDeps } from '../lib/jobs/run-job';
import type { AppConfig } from '../lib/services/app-deps';
import { StripeGateway } from '../lib/stripe/stripe-gateway';
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

/** Runs a scheduled task in this process, on the stores and by the clock of a service. */
export async function runJobHere(
  service: TestApp,
  name: string,
  { budgetMs = Infinity, config: changed, ...changes }: Changes = {},
): Promise<JobResult> {
  const job = SCHEDULED_TASKS[name];
  if (job === undefined) throw new Error(`There is no task ${name}.`);
  const log = { warn: () => undefined, error: () => undefined };
  const config = { ...service.config, ...changed };
  const deps = { ...service, log, config };
  const limits = new Limits(service.now, null);
  const outbox = createOutbox({ ...deps, limits });
  const payments = config.stripe && new StripeGateway(config.stripe);
  const closing = new AbortController().signal;
  const given = { ...deps, outbox, limits, payments, personalData: PERSONAL_DATA, closing, ...changes };
  try {
    return await runJob(given, name, job, budgetMs);
  } finally {
    await outbox.close();
  }
}
