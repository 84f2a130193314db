import { compareResults, type ComparedResult } from '../metrics/compare-results';
import { changeTitle } from '../metrics/describe-change';
import type { Metric } from '../metrics/metric';
import { METRICS } from '../metrics/metrics';
import { roundTo } from '../metrics/round-to';
import { formatDay } from '../text/format-day';
import type { StatEntry } from './stat-entry';

/** One result of a test. */
export interface ProgressPoint {
  id: string;
  at: Date;
  /** The day in words. */
  label: string;
  value: number;
  /** What chance alone explains, in the unit of the value; null when it is not known. */
  error: number | null;
  /** The verdict on the step from the result before. */
  note: string;
}

/** Metrics with a direction of progress that have a result. @param entries those that count */
export function measuredMetrics(entries: readonly StatEntry[]): Metric[] {
  return METRICS.filter(
    ({ test, key, better }) =>
      better !== null && entries.some((entry) => entry.kind === test && entry.values[key] !== undefined),
  );
}

function findResult(metric: Metric, entry: StatEntry): ComparedResult {
  return {
    value: entry.values[metric.key] ?? 0,
    method: entry.method,
    attempts: entry.attempts[metric.key] ?? [],
  };
}

/**
 * Results of a metric, oldest first, in the way it was measured last: others are not comparable.
 * @param entries those that count, newest first
 * @returns the points, and how many results of other methods were left out
 */
export function computeProgress(
  metric: Metric,
  entries: readonly StatEntry[],
): { points: ProgressPoint[]; leftOut: number } {
  const all = entries.filter((entry) => entry.kind === metric.test && entry.values[metric.key] !== undefined);
  const method = all[0]?.method;
  const comparable = all.filter((entry) => entry.method === method).toReversed();
  const points = comparable.map((entry, index): ProgressPoint => {
    const now = findResult(metric, entry);
    const previous = comparable[index - 1];
    const change = previous ? compareResults(metric, findResult(metric, previous), now) : null;
    const known = change && 'error' in change ? change : compareResults(metric, now, now);
    return {
      id: entry.id,
      at: entry.measuredOn,
      label: formatDay(entry.measuredOn),
      value: now.value,
      error: 'error' in known ? roundTo(known.error, 2) : null,
      note: change ? changeTitle(change) : '',
    };
  });
  return { points, leftOut: all.length - comparable.length };
}
