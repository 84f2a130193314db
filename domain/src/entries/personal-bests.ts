import { compareResults, type Change, type ComparedResult } from '../metrics/compare-results';
import type { Metric } from '../metrics/metric';
import { METRICS } from '../metrics/metrics';
import { roundTo } from '../metrics/round-to';
import { showWithUnit, type Units } from '../metrics/units';
import { formatDay } from '../text/format-day';
import type { StatEntry } from './stat-entry';

type Measured = Pick<StatEntry, 'kind' | 'measuredOn' | 'method' | 'values' | 'attempts'>;

/** A result that is better than every one before it, measured in the same way. */
export interface PersonalBest {
  metric: Metric;
  value: number;
  /** The best before. */
  before: number;
  /** When that was measured. */
  on: Date;
  /** Whether the step is more than the error of the test. */
  change: Change;
}

function toResult(metric: Metric, entry: Measured): ComparedResult {
  return {
    value: entry.values[metric.key] ?? 0,
    method: entry.method,
    attempts: entry.attempts[metric.key] ?? [],
  };
}

/**
 * The values of an entry that are the best so far.
 * @param entries those that count; the entry itself and later days are left out
 */
export function findPersonalBests(
  entry: Measured & { id?: string },
  entries: readonly StatEntry[],
): PersonalBest[] {
  const others = entries.filter(
    (one) => one.id !== entry.id && one.kind === entry.kind && one.method === entry.method,
  );
  const earlier = others.filter((one) => one.measuredOn < entry.measuredOn);
  const sameDay = others.filter((one) => one.measuredOn.getTime() === entry.measuredOn.getTime());
  const metrics = METRICS.filter(
    ({ test, key, better }) => test === entry.kind && better !== null && entry.values[key] !== undefined,
  );
  return metrics.flatMap((metric) => {
    const sign = metric.better === 'lower' ? -1 : 1;
    const rank = (one: Measured) => sign * (one.values[metric.key] ?? -Infinity * sign);
    const [best] = earlier
      .filter(({ values }) => values[metric.key] !== undefined)
      .sort((a, b) => rank(b) - rank(a));
    if (!best || rank(entry) <= rank(best)) return [];
    // Nobody knows which of one day came first.
    if (sameDay.some((one) => one.values[metric.key] !== undefined && rank(one) >= rank(entry))) return [];
    return [
      {
        metric,
        value: entry.values[metric.key] ?? 0,
        before: best.values[metric.key] ?? 0,
        on: best.measuredOn,
        change: compareResults(metric, toResult(metric, best), toResult(metric, entry)),
      },
    ];
  });
}

/**
 * A best in one or two sentences, with what chance alone could explain.
 * @example 'Your best Sprint 30 m so far: 4.31 s (before 4.42 s, on 3 May 2026). It is within the test’s error, so it can be chance: up to ±0.24 s.'
 */
export function describePersonalBest(
  { metric, value, before, on, change }: PersonalBest,
  units: Units,
): string {
  const show = (one: number) => showWithUnit(metric, one, units);
  const best = `Your best ${metric.name} so far: ${show(value)} (before ${show(before)}, on ${formatDay(on)}).`;
  switch (change.kind) {
    case 'real':
      return `${best} That is more than the test’s error.`;
    case 'within-error':
      return `${best} It is within the test’s error, so it can be chance${errorWords(metric, change.error)}.`;
    default:
      return `${best} We do not know this test’s error, so it can be chance.`;
  }
}

function errorWords({ unit, decimals }: Metric, error: number): string {
  return `: up to ±${roundTo(error, decimals)}${unit ? ` ${unit}` : ''}`;
}
