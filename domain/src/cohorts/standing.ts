import { compareResults } from '../metrics/compare-results';
import { roundTo } from '../metrics/round-to';
import { findProtocol } from '../protocols/protocols';
import { formatDay } from '../text/format-day';
import { bandName } from './age-band';
import { cohortSheetId, type CohortSheet } from './cohort';
import type { ComparableResult } from './comparable-results';
import type { ComparisonGroup } from './comparison';
import { computePercentile } from './compute-percentile';

/** Where a result stands among comparable players, and who they are. */
export interface Standing {
  key: string;
  label: string;
  value: number;
  unit: string;
  /** 5 to 95: 5 is "5 or lower", 95 is "95 or higher". */
  percentile: number;
  /** What chance alone explains, in percentiles, lower one first; null when the error of the test is not known. */
  error: readonly [from: number, to: number] | null;
  /** "SKORA players, boys 15–16, timing gates, N 130, 15 Nov 2026" */
  source: string;
  /** Results at the 10th, 25th, 50th, 75th and 90th percentile. */
  anchors: readonly number[];
}

function methodName({ metric, entry }: ComparableResult): string {
  const name = findProtocol(metric.test).methods?.[entry.method] ?? '';
  // "GPS" and "DXA scan" keep their capitals.
  return /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}

function estimateError({ metric, entry, value }: ComparableResult): number | null {
  const result = { value, method: entry.method, attempts: entry.attempts[metric.key] ?? [] };
  const itself = compareResults(metric, result, result);
  return 'error' in itself ? itself.error : null;
}

/**
 * The place of a result in its cohort; null when there are too few comparable players.
 * @param sheets by {@link cohortSheetId}
 */
export function findStanding(
  result: ComparableResult,
  group: ComparisonGroup,
  sheets: ReadonlyMap<string, CohortSheet>,
): Standing | null {
  const { metric, value, name, band } = result;
  const sheet = sheets.get(cohortSheetId(group, band));
  const cohort = sheet?.tests[name];
  const { better } = metric;
  if (!sheet || !cohort || better === null) return null;
  const error = estimateError(result);
  const at = (one: number) => computePercentile(cohort, roundTo(one, 3), better);
  const ends = error === null ? null : [at(value - error), at(value + error)];
  const source = [
    `SKORA players, ${bandName(group, band)}`,
    methodName(result),
    `N ${cohort.players}`,
    formatDay(new Date(sheet.on)),
  ];
  return {
    key: `${metric.test}.${metric.key}`,
    label: metric.name,
    value,
    unit: metric.unit ?? '',
    percentile: at(value),
    error: ends && [Math.min(...ends), Math.max(...ends)],
    source: source.filter(Boolean).join(', '),
    anchors: cohort.anchors,
  };
}
