import { pino } from 'pino';
import { requirePayments } from '../lib/stripe/require-payments';
import { syncCatalogue } from '../features/payment/stripe/sync-catalogue';
import { previewDigest } from '../features/digest/preview-digest';
import { readProgress } from '../features/digest/read-progress';
import { describePriceBook } from '../features/pricing';
import { readEnv } from './env';
import { loggerOptions } from '../lib/http/logging';
import { Problem } from '../lib/http/problem';
import { connectFirebase } from '../lib/firestore/connect-firebase';
import { BUDGET_MS } from '../lib/jobs/job';
import { listJobs } from '../lib/jobs/list-jobs';
import { SCHEDULED_TASKS } from './scheduled-tasks';
import { withRunDeps } from './with-run-deps';
import { runJob, type RunDeps } from '../lib/jobs/run-job';

/** A text is printed as it is. */
type Task = (deps: RunDeps) => Promise<{ failed: number } | string>;

/** What the scheduler runs, and what only a person does. */
const TASKS: Readonly<Record<string, Task>> = {
  ...Object.fromEntries(
    Object.entries(SCHEDULED_TASKS).map(([name, job]): [string, Task] => [
      name,
      (deps) => runJob(deps, name, job, BUDGET_MS.job),
    ]),
  ),
  'digest-preview': async (deps) => {
    const { issue, begun, mail } = await previewDigest(deps);
    return `${begun ? 'Under way or sent' : 'Not begun'}: ${issue}\n\n${mail.text}`;
  },
  'digest-progress': async ({ firestore }) => JSON.stringify(await readProgress(firestore), null, 2),
  'payment-catalogue': ({ payments }) => syncCatalogue(requirePayments(payments).sdk),
};

/** When each task has run, what came of it, and which one is overdue. */
async function describeTasks({ firestore, now }: RunDeps): Promise<string> {
  const states = await listJobs(firestore, SCHEDULED_TASKS, now());
  const lines = states.map(({ name, schedule, endedAt, position, result, error, overdue, running }) => [
    name.padEnd(22),
    schedule.padEnd(14),
    (overdue ? 'OVERDUE' : running ? 'running' : '').padEnd(8),
    `last end ${endedAt ?? 'never'}`.padEnd(34),
    position > 0 ? `at ${position}, ` : '',
    error === null ? JSON.stringify(result) : `failed: ${error}`,
  ]);
  return lines.map((line) => line.join(' ').trimEnd()).join('\n');
}

/** A task from the command line, e.g. `run-task due-deletions`; without a name, how all of them are. */
async function runTask(name: string | undefined) {
  // It needs no settings: with a live key none are valid before its prices are confirmed.
  if (name === 'price-book') return console.info(describePriceBook());
  const named = Object.hasOwn(TASKS, name ?? '') ? TASKS[name ?? ''] : undefined;
  const task = name === undefined ? describeTasks : named;
  if (!task) throw new Error(`Name the task: ${[...Object.keys(TASKS), 'price-book'].join(', ')}.`);
  const config = readEnv(process.env);
  const firebase = connectFirebase(config.projectId, config.storageBucket);
  const closing = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => closing.abort());
  // As the service writes its own: alarms read these lines. What a person asked for goes to the other stream.
  const { stream, ...options } = loggerOptions(config.log, process.stderr);
  const log = pino(options, stream);
  const deps = { ...firebase, config, now: Date.now, log, closing: closing.signal };
  const result = await withRunDeps(deps, task);
  await firebase.close();
  if (typeof result === 'string') console.info(result);
  else {
    console.info(`${name}: ${JSON.stringify(result)}`);
    if (result.failed > 0) process.exitCode = 1;
  }
}

try {
  await runTask(process.argv[2]);
} catch (error) {
  console.error(error instanceof Problem ? error.detail : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
