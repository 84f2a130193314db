import { Problem } from '../http/problem';
import type { TaskDeps } from '../services/task-deps';
import { addCounts, type Job, type JobResult } from './job';
import { endTurn, keepStep, LEASE_MS, renewTurn, takeTurn } from './job-store';

/** What a run works with; when it has to stop is worked out from `closing` and its budget. */
export type RunDeps = Omit<TaskDeps, 'goOn'>;

/** What kind of failure it was; messages of other services may repeat addresses, so they are not kept. */
function nameError(error: unknown): string {
  if (error instanceof Problem) return error.detail ?? `Problem ${error.status}`;
  const { name, code } = error as { name?: unknown; code?: unknown };
  return [name, code].filter((word) => typeof word === 'string' || typeof word === 'number').join(' ');
}

/** Twenty minutes. A step that takes longer hangs, so another run may take the job up. */
const MAX_RENEWALS = 30;

/** Takes a step and renews the turn meanwhile; no renewal is under way any more when the step is done. */
async function whileRenewing<Result>(
  everyMs: number,
  renew: () => Promise<void>,
  takeStep: () => Promise<Result>,
): Promise<Result> {
  let renewal: Promise<void> | null = null;
  let renewals = 0;
  const timer = setInterval(() => {
    // A store that hangs is not asked again before it has answered.
    renewal ??= renew().finally(() => {
      renewal = null;
    });
    renewals += 1;
    if (renewals === MAX_RENEWALS) clearInterval(timer);
  }, everyMs).unref();
  try {
    return await takeStep();
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

/**
 * Runs a job step by step, from where the last run stopped, until its end, until its time is over or the process is asked to
 * end. Of two runs at once one works; the other reports zeros, and that something is left. One step is always done.
 *
 * @param budgetMs no step begins after so many milliseconds
 * @param renewMs how often a step that lasts says that it goes on; when another run has the turn, it hears so by `goOn`
 * @throws what a step throws; the next run begins with that step
 * @example await runJob(deps, 'payment-reconcile', SCHEDULED_TASKS['payment-reconcile'], 8000)
 */
export async function runJob(
  deps: RunDeps,
  name: string,
  job: Job,
  budgetMs: number,
  renewMs = LEASE_MS / 3,
): Promise<JobResult> {
  const { firestore: db, now, closing, log } = deps;
  const until = now() + budgetMs;
  let isMyTurn = true;
  const goOn = () => isMyTurn && !closing.aborted && now() < until;
  const taskDeps: TaskDeps = { ...deps, goOn };
  const sums: Record<string, number> = Object.fromEntries(job.counts.map((count) => [count, 0]));
  const turn = await takeTurn(db, name, now());
  let { cursor } = turn;
  async function renew(): Promise<void> {
    try {
      isMyTurn = await renewTurn(db, name, turn);
    } catch (error) {
      // Whether the turn is lost shows when the store answers again: the step is kept in turn only.
      log.warn({ err: error, job: name }, 'a run could not say that it goes on');
    }
  }
  async function finish(): Promise<JobResult> {
    const { left = cursor === null ? 0 : 1, failed = 0, ...counts } = sums;
    return { ...counts, left, failed, ...(await job.report?.(taskDeps, cursor)) };
  }
  async function leaveToOther(): Promise<JobResult> {
    const report = await finish();
    // Whatever is due by now may have come too late for the run that is at it.
    return { ...report, left: Math.max(report.left, 1) };
  }
  if (turn.holder === null) return leaveToOther();
  try {
    do {
      const { counts, ...done } = await whileRenewing(renewMs, renew, () => job.step(taskDeps, cursor));
      const kept = await keepStep(db, name, turn, done);
      if (kept === null) return await leaveToOther();
      ({ cursor } = done);
      addCounts(sums, counts);
      addCounts(sums, kept);
    } while (cursor !== null && goOn());
    const result = await finish();
    await endTurn(db, name, turn, now(), result);
    return result;
  } catch (error) {
    await endTurn(db, name, turn, now(), nameError(error));
    throw error;
  }
}
