import type { Metric } from './metric';
import { roundTo } from './round-to';

/** More runs than this tire rather than measure; the rules refuse them too. */
export const MAX_ATTEMPTS = 4;

/** What repeated attempts say about themselves. */
interface Spread {
  count: number;
  mean: number;
  /** Standard deviation of one attempt: the typical error of this day. */
  sd: number;
  /** Typical error in percent of the mean. */
  cv: number;
}

/** Attempts with the best one first, as they are stored. */
export function bestFirst(metric: Metric, attempts: readonly number[]): number[] {
  const direction = metric.better === 'lower' ? 1 : -1;
  return [...attempts].sort((a, b) => (a - b) * direction);
}

/** Mean, standard deviation and typical error of two attempts or more; null for fewer. */
export function measureSpread(attempts: readonly number[]): Spread | null {
  const count = attempts.length;
  if (count < 2) return null;
  const [first = 0] = attempts;
  // From the first one on: equal attempts then differ by nothing at all, not by what a sum is rounded to.
  const mean = first + attempts.reduce((sum, value) => sum + (value - first), 0) / count;
  const squares = attempts.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const sd = Math.sqrt(squares / (count - 1));
  return { count, mean, sd, cv: mean === 0 ? 0 : (sd / mean) * 100 };
}

/** The spread in words. @example 'Mean of 3: 1.95 s, ± 0.03 s (1.6 %)' */
export function describeSpread(metric: Metric, spread: Spread): string {
  const digits = Math.max(metric.decimals, 1);
  const unit = metric.unit ? ` ${metric.unit}` : '';
  const { count, mean, sd, cv } = spread;
  return `Average of ${count}: ${roundTo(mean, digits)}${unit}, typical error ± ${roundTo(sd, digits)}${unit} (${roundTo(cv, 1)} %)`;
}
