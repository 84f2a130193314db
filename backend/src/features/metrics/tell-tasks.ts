import type { ServerMetrics } from '@skora/shared/utils/metrics';
import type { Firestore } from 'firebase-admin/firestore';
import { Gauge } from 'prom-client';
import type { Jobs } from '../../lib/jobs/job';
import { listJobs, type JobState } from '../../lib/jobs/list-jobs';

const FRESH_MS = 60_000;

interface TaskSource {
  firestore: Firestore;
  now: () => number;
  tasks: Jobs;
}

/** What came of a task's last run. One that goes on has the result of the one before. */
function resultOf({ error, result }: JobState): 'failed' | 'incomplete' | 'never' | 'ok' {
  if (error !== null) return 'failed';
  if (result === null) return 'never';
  return result.failed > 0 ? 'incomplete' : 'ok';
}

/** Tells how each scheduled task is, which one read of a document each says. */
export function tellTasks(metrics: ServerMetrics, { firestore, now, tasks }: TaskSource): void {
  const registers = [metrics.registry];
  const last = new Gauge({
    name: 'skora_task_last_run',
    help: '1 for the result of the last run: ok, incomplete (some records failed), failed, never. All instances tell the same',
    labelNames: ['task', 'result'],
    registers,
  });
  const ended = new Gauge({
    name: 'skora_task_last_success_timestamp_seconds',
    help: 'When a run last finished successfully, in seconds since 1970',
    labelNames: ['task'],
    registers,
  });
  const overdue = new Gauge({
    name: 'skora_task_overdue',
    help: '1 when a task is overdue: it did not finish successfully in time; 0 otherwise',
    labelNames: ['task'],
    registers,
  });
  metrics.addReading('tasks', FRESH_MS, async () => {
    const states = await listJobs(firestore, tasks, now());
    last.reset();
    for (const state of states) {
      const { name: task, endedAt } = state;
      last.set({ task, result: resultOf(state) }, 1);
      overdue.set({ task }, state.overdue ? 1 : 0);
      if (endedAt !== null) ended.set({ task }, Date.parse(endedAt) / 1000);
    }
  });
}
