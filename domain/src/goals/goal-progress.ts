import type { StatEntry } from '../entries/stat-entry';
import { compareResults, type Change, type ComparedResult } from '../metrics/compare-results';
import type { Metric } from '../metrics/metric';
import { findMetric } from '../metrics/metrics';
import type { Goal } from './goal';

/** Where a goal with a metric stands. */
export interface GoalProgress {
  metric: Metric;
  /** The newest result; null when there is none. */
  latest: { value: number; measuredOn: Date } | null;
  /** How far from the start to the target, 0 to 1; null when start or result is missing. */
  share: number | null;
  reached: boolean;
  /** What the way from the first result of the same method to the newest means; null with fewer than two. */
  change: Change | null;
}

function findResult(entry: StatEntry, key: string): ComparedResult {
  return { value: entry.values[key] ?? 0, method: entry.method, attempts: entry.attempts[key] ?? [] };
}

function computeShare({ start, target }: Goal, value: number | undefined): number | null {
  if (start === null || target === null || value === undefined || start === target) return null;
  return Math.min(1, Math.max(0, (value - start) / (target - start)));
}

/** Whether a value is at least as good as the target. */
function isReached({ better }: Metric, target: number | null, value: number | undefined): boolean {
  if (target === null || value === undefined || better === null) return false;
  return better === 'lower' ? value <= target : value >= target;
}

/**
 * How a goal stands by its test; null for a goal in words only. Results of other methods than the newest one are not
 * compared with it.
 * @param entries those that count, newest first
 */
export function goalProgress(goal: Goal, entries: readonly StatEntry[]): GoalProgress | null {
  const metric = goal.metric && findMetric(goal.metric.test, goal.metric.key);
  if (!metric) return null;
  const { test, key } = metric;
  const results = entries.filter(({ kind, values }) => kind === test && values[key] !== undefined);
  const [newest] = results;
  const first = results.findLast(({ method }) => method === newest?.method);
  const value = newest?.values[key];
  const compared = newest && first && newest !== first;
  return {
    metric,
    latest: newest && value !== undefined ? { value, measuredOn: newest.measuredOn } : null,
    share: computeShare(goal, value),
    reached: isReached(metric, goal.target, value),
    change: compared ? compareResults(metric, findResult(first, key), findResult(newest, key)) : null,
  };
}
