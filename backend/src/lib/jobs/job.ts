import type { Transaction } from 'firebase-admin/firestore';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { TaskDeps } from '../services/task-deps';

/** How often what was done; `failed` is one of them. Whole numbers. */
export type Counts = Readonly<Record<string, number>>;

/** Adds how often what was done to the sums of it. */
export function addCounts(sums: Record<string, number>, counts: Counts): void {
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
}

/** What a step did, and where the next one begins. */
export interface StepDone<Cursor> {
  /** Plain data, kept in Firestore; `null`: the end is reached. */
  cursor: Cursor | null;
  counts: Counts;
  /** Records that were looked at. */
  seen: number;
  /**
   * Written in the transaction that keeps the cursor: for what may not happen twice when a step is repeated. Reads before
   * it writes, and may be called again. @returns what it did
   */
  keep?: (transaction: Transaction) => Promise<Counts>;
}

/** No step begins after so many milliseconds of a run, so that a call takes ten seconds, and a container its hour. */
export const BUDGET_MS = { call: 8000, job: 50 * 60_000 } as const;

/** What is known of a job before it runs. */
export interface JobFacts {
  operationId: string;
  summary: string;
  /** Cron expression in UTC. */
  schedule: string;
  /** `call`: the scheduler calls the backend, which works for some seconds. `job`: it starts a container that works on to the end. */
  runs: keyof typeof BUDGET_MS;
  /**
   * Without a run that has ended in order for so long, the operator is alarmed. Longer than the schedule's own pause and the
   * budget of a run together: a run may begin at the end of the pause and take all of its time.
   */
  dueWithinMinutes: number;
  /** What it reports, beside `left` and `failed`. */
  counts: readonly string[];
}

/**
 * Work that is done in small steps. A run ends between two steps, the next one goes on there. A killed run repeats its last
 * step, so a step may be repeated, except for what it hands to `keep`.
 */
export interface Job extends JobFacts {
  /** Takes about two seconds at most; `null` begins at the beginning. A stored cursor of another release may be anything. */
  step: (deps: TaskDeps, cursor: unknown) => Promise<StepDone<object>>;
  /** Figures of the whole at the end of a run, instead of sums over its steps. */
  report?: (deps: TaskDeps, cursor: unknown) => Promise<Counts>;
}

/** The work of a job, whose cursor has the form of a schema. */
export interface Steps<Schema extends TSchema> {
  cursor: Schema;
  step: (deps: TaskDeps, cursor: Static<Schema> | null) => Promise<StepDone<Static<Schema> & object>>;
  report?: (deps: TaskDeps, cursor: Static<Schema> | null) => Promise<Counts>;
}

/** By the names of `POST /tasks/{name}` and of `run-task {name}`. */
export type Jobs = Readonly<Record<string, Job>>;

/** What a run has done; `left`: records that the next run goes on with, 0 at the end. */
export type JobResult = Counts & { readonly left: number; readonly failed: number };

/**
 * Makes a job of steps whose cursor has this form. A stored cursor of another form, which another release has left, begins
 * at the beginning: every step may be repeated.
 */
export function defineJob<Schema extends TSchema>({
  cursor: schema,
  step,
  report,
  ...facts
}: JobFacts & Steps<Schema>): Job {
  const read = (stored: unknown) => (Value.Check(schema, stored) ? stored : null);
  return {
    ...facts,
    step: (deps, stored) => step(deps, read(stored)),
    ...(report && { report: (deps, stored) => report(deps, read(stored)) }),
  };
}
