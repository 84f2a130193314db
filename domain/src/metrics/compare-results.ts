import { measureSpread } from './attempts';
import type { Metric } from './metric';
import { roundTo } from './round-to';

/** A result as far as a comparison needs it. */
export interface ComparedResult {
  value: number;
  method: string;
  /** Empty when only one attempt was recorded. */
  attempts: readonly number[];
}

/** What a change between two results means. */
export type Change =
  /** Measured in different ways: no comparison. */
  | { kind: 'other-method' }
  /** Nothing is known about the error of this test. */
  | { kind: 'unknown'; difference: number }
  /** Smaller than what chance alone can explain. */
  | { kind: 'within-error'; difference: number; error: number; source: string }
  | { kind: 'real'; progress: boolean | null; difference: number; error: number; source: string };

/** Two results differ for real beyond 1.96 × √2 typical errors, in 95 of 100 cases. */
const DETECTABLE = 1.96 * Math.SQRT2;

/** Smallest number of attempts beyond the first of each day that an own estimate needs. */
const ENOUGH = 2;

/** Typical error of both days together, from their own attempts; null when there are too few. */
function ownError(results: readonly ComparedResult[]): number | null {
  let squares = 0;
  let freedom = 0;
  for (const { attempts } of results) {
    const spread = measureSpread(attempts);
    if (!spread) continue;
    squares += spread.sd ** 2 * (spread.count - 1);
    freedom += spread.count - 1;
  }
  return freedom < ENOUGH ? null : DETECTABLE * Math.sqrt(squares / freedom);
}

/** The greater of the published error and the player's own: rather too careful than a celebrated coincidence. */
function estimateError(metric: Metric, before: ComparedResult, now: ComparedResult) {
  const found = metric.error;
  const published =
    found && (found.method ?? now.method) === now.method
      ? { error: (before.value * found.percent) / 100, source: found.source }
      : null;
  const own = ownError([before, now]);
  if (own !== null && own > (published?.error ?? 0)) {
    return { error: own, source: 'smallest detectable change, from your own attempts' };
  }
  return published;
}

/**
 * Compares two results of one test.
 * @param before the earlier one
 * @example compareResults(sprint10, earlier, later).kind // 'within-error'
 */
export function compareResults(metric: Metric, before: ComparedResult, now: ComparedResult): Change {
  if (before.method !== now.method) return { kind: 'other-method' };
  const difference = roundTo(now.value - before.value, 2);
  const known = estimateError(metric, before, now);
  if (!known) return { kind: 'unknown', difference };
  if (Math.abs(difference) <= known.error) return { kind: 'within-error', difference, ...known };
  const progress = metric.better === null ? null : (metric.better === 'lower') === difference < 0;
  return { kind: 'real', progress, difference, ...known };
}
