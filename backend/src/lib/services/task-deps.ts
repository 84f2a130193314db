import type { Services } from './services';

/** What a scheduled task works with, called over HTTP or from a shell. */
export interface TaskDeps extends Services {
  log: {
    warn: (fields: object, message: string) => void;
    error: (fields: object, message: string) => void;
  };
  /** Aborted when the process is asked to end: a long task then stops where it is. */
  closing: AbortSignal;
  /** What takes longer is left to the next run, in milliseconds. */
  longestRunMs: number;
}

/** A task the scheduler calls; every one can be repeated, and run beside itself. */
interface ScheduledTask {
  operationId: string;
  summary: string;
  /** What it reports, beside `failed`: whole numbers. */
  counts: readonly string[];
  run: (deps: TaskDeps) => Promise<{ failed: number }>;
}

/** By the names of `POST /tasks/{name}` and of `run-task {name}`. */
export type ScheduledTasks = Readonly<Record<string, ScheduledTask>>;
