import { MINUTE_MS } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { Type } from 'typebox';
import type { TaskDeps } from '../services/task-deps';
import { type JobResult, type Jobs, type Steps } from './job';
import { jobsRef, newJob, readAt, type StoredJob } from './job-store';

/** How a job is, for the operator. Times are ISO 8601. */
export interface JobState {
  name: string;
  schedule: string;
  runs: 'call' | 'job';
  dueWithinMinutes: number;
  /** Whether a run is at it. */
  running: boolean;
  startedAt: string | null;
  /** When a run last ended in order. */
  endedAt: string | null;
  /** Records looked at since the beginning; 0: the last run came to the end. */
  position: number;
  result: JobResult | null;
  /** Why the last run did not end in order. */
  error: string | null;
  overdue: boolean;
}

const toIso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** All jobs, and whether each has run when it was due. One nobody has heard of is due from now on. */
export async function listJobs(db: Firestore, jobs: Jobs, now: number): Promise<JobState[]> {
  const names = Object.keys(jobs);
  const found = await db.getAll(...names.map((name) => jobsRef(db).doc(name)));
  return Object.entries(jobs).map(([name, { schedule, runs, dueWithinMinutes }], index) => {
    const stored = found[index];
    const job = (stored?.data() as StoredJob | undefined) ?? newJob(now);
    const { since, holder, leaseEnds, startedAt, endedAt, position, result, error } = job;
    return {
      ...{ name, schedule, runs, dueWithinMinutes, position, result, error },
      running: holder !== null && stored !== undefined && leaseEnds > readAt(stored),
      startedAt: toIso(startedAt),
      endedAt: toIso(endedAt),
      overdue: now - (endedAt ?? since) > dueWithinMinutes * MINUTE_MS,
    };
  });
}

/** Begins to wait for jobs that have never run. */
async function noteJobs(db: Firestore, names: readonly string[], now: number): Promise<void> {
  const known = new Set((await jobsRef(db).listDocuments()).map(({ id }) => id));
  for (const name of names.filter((one) => !known.has(one))) {
    await db.runTransaction(async (transaction) => {
      const ref = jobsRef(db).doc(name);
      if (!(await transaction.get(ref)).exists) transaction.create(ref, newJob(now));
    });
  }
}

const CURSOR = Type.Object({});

/** Writes one line into the log for each job that has not run when it was due: alarms wait for `job overdue`. */
export function overdueJobs(readJobs: () => Jobs): Steps<typeof CURSOR> {
  return {
    cursor: CURSOR,
    step: async ({ firestore: db, now, log }: TaskDeps) => {
      const jobs = readJobs();
      await noteJobs(db, Object.keys(jobs), now());
      const states = await listJobs(db, jobs, now());
      const overdue = states.filter((job) => job.overdue);
      for (const { name: job, dueWithinMinutes, startedAt, endedAt, error } of overdue) {
        log.error({ job, dueWithinMinutes, startedAt, endedAt, error }, 'job overdue');
      }
      return { cursor: null, counts: { overdue: overdue.length }, seen: states.length };
    },
  };
}
