import type { ServerMetrics } from '@skora/shared/utils/metrics';
import type { Firestore } from 'firebase-admin/firestore';
import { Gauge } from 'prom-client';
import type { Jobs } from '../../lib/jobs/job';
import { listJobs, type JobState } from '../../lib/jobs/list-jobs';

const FRESH_MS = 60_000;

interface JobSource {
  firestore: Firestore;
  now: () => number;
  jobs: Jobs;
}

/** What came of a job's last run. One that goes on has the result of the one before. */
function resultOf({ error, result }: JobState): 'failed' | 'incomplete' | 'never' | 'ok' {
  if (error !== null) return 'failed';
  if (result === null) return 'never';
  return result.failed > 0 ? 'incomplete' : 'ok';
}

/** Tells how each scheduled task is, which one read of a document each says. */
export function tellJobs(metrics: ServerMetrics, { firestore, now, jobs }: JobSource): void {
  const registers = [metrics.registry];
  const last = new Gauge({
    name: 'skora_job_last_run',
    help: '1 for the result of the last run: ok, incomplete (some records failed), failed, never. All instances tell the same',
    labelNames: ['job', 'result'],
    registers,
  });
  const ended = new Gauge({
    name: 'skora_job_ended_timestamp_seconds',
    help: 'When a run last ended in order, in seconds since 1970',
    labelNames: ['job'],
    registers,
  });
  const overdue = new Gauge({
    name: 'skora_job_overdue',
    help: '1 when a job has not ended in order when it was due, 0 otherwise',
    labelNames: ['job'],
    registers,
  });
  metrics.addReading('jobs', FRESH_MS, async () => {
    const states = await listJobs(firestore, jobs, now());
    last.reset();
    for (const state of states) {
      const { name: job, endedAt } = state;
      last.set({ job, result: resultOf(state) }, 1);
      overdue.set({ job }, state.overdue ? 1 : 0);
      if (endedAt !== null) ended.set({ job }, Date.parse(endedAt) / 1000);
    }
  });
}
