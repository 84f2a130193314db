import type { StatEntry } from '../entries/stat-entry';
import type { Metric } from '../metrics/metric';
import { METRICS } from '../metrics/metrics';
import { findProtocol } from '../protocols/protocols';
import { ageBandAt, type AgeBand } from './age-band';

/** The newest result of a test, and with whom it can be compared. */
export interface ComparableResult {
  metric: Metric;
  entry: StatEntry;
  value: number;
  /** Test, value and method, as cohorts are named: `sprint.sprint10.gates`. */
  name: string;
  band: AgeBand;
}

const TIMES: readonly (string | undefined)[] = ['s', 'ms'];

/**
 * Whether results of several players mean the same: there is a better and a worse, and of times it is known how they
 * were taken, because a hand on a stopwatch and a gate never share a cohort.
 */
function isComparable(metric: Metric): boolean {
  if (metric.better === null || metric.private) return false;
  return findProtocol(metric.test).methods !== undefined || !TIMES.includes(metric.unit);
}

const COMPARABLE = METRICS.filter(isComparable);

/** What was measured in some other way is comparable with nothing. */
function knowsMethod({ test }: Metric, { method }: StatEntry): boolean {
  const { methods } = findProtocol(test);
  return methods === undefined || (Object.hasOwn(methods, method) && !/^other/.test(method));
}

/**
 * The newest result of each test that can be compared, in the order of the tests.
 * @param entries those that count, newest first
 * @param bornOn ISO date
 */
export function comparableResults(entries: readonly StatEntry[], bornOn: string): ComparableResult[] {
  return COMPARABLE.flatMap((metric): ComparableResult[] => {
    const entry = entries.find((one) => one.kind === metric.test && one.values[metric.key] !== undefined);
    const value = entry?.values[metric.key];
    if (!entry || value === undefined || !knowsMethod(metric, entry)) return [];
    const band = ageBandAt(bornOn, entry.measuredOn);
    const name = [metric.test, metric.key, entry.method].filter(Boolean).join('.');
    return band ? [{ metric, entry, value, name, band }] : [];
  });
}
