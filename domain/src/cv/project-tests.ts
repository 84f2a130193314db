import type { Confirmation } from '../confirmations/confirmation';
import { numbersOfEntry } from '../confirmations/confirmable-numbers';
import { bestFirst } from '../metrics/attempts';
import { compareResults } from '../metrics/compare-results';
import { changeTitle, describeChange } from '../metrics/describe-change';
import type { Metric, TestId } from '../metrics/metric';
import { METRICS } from '../metrics/metrics';
import { measuredMetrics, computeProgress } from '../entries/progress-series';
import type { StatEntry } from '../entries/stat-entry';
import { formatDay } from '../text/format-day';
import { formatNumber } from '../text/format-number';
import { isoDay, seasonStart } from './cv-moment';
import type { CvProgress, CvTest } from './cv-view';
import { provenanceOfResult } from './provenance';

/** Tests a CV shows; size, weight, pulse and body fat stay with the player. */
export const CV_TESTS: ReadonlySet<TestId> = new Set<TestId>([
  'sprint',
  'topSpeed',
  'agility',
  'jump',
  'longJump',
  'endurance',
  'vo2max',
  'technical',
  'goalkeeper',
]);

function listResults({ test, key }: Metric, entries: readonly StatEntry[]): StatEntry[] {
  return entries.filter((entry) => entry.kind === test && entry.values[key] !== undefined);
}

function changeSince(metric: Metric, now: StatEntry, before: StatEntry | undefined) {
  if (!before) return { change: '', changeDetail: '' };
  const result = (entry: StatEntry) => ({
    value: entry.values[metric.key] ?? 0,
    method: entry.method,
    attempts: entry.attempts[metric.key] ?? [],
  });
  const change = compareResults(metric, result(before), result(now));
  return { change: changeTitle(change), changeDetail: describeChange(metric, change) };
}

/** The best result of the last twelve months in the way it was measured last, unless the newest one is the best. */
function findBest(metric: Metric, results: readonly StatEntry[], now: Date): string {
  const [newest] = results;
  if (!newest || metric.better === null) return '';
  const value = (entry: StatEntry) => entry.values[metric.key] ?? 0;
  const comparable = results.filter(
    (entry) => entry.method === newest.method && entry.measuredOn > seasonStart(now),
  );
  const [best] = bestFirst(metric, comparable.map(value));
  const of = comparable.find((entry) => value(entry) === best);
  if (!of || best === undefined || best === value(newest)) return '';
  const result = `${formatNumber(best)} ${metric.unit ?? ''}`.trim();
  return `Best in twelve months: ${result}, ${formatDay(of.measuredOn)}`;
}

/** The newest result of each test, without what stays private by nature. @param entries those that count, newest first */
export function projectTests(
  entries: readonly StatEntry[],
  confirmations: readonly Confirmation[],
  isOwner: boolean,
  now: Date,
): CvTest[] {
  return METRICS.flatMap((metric): CvTest[] => {
    const results = listResults(metric, entries);
    const [entry, before] = results;
    const number = entry && numbersOfEntry(entry).find(({ key }) => key === metric.key);
    if (!CV_TESTS.has(metric.test) || !number) return [];
    return [
      {
        key: `${metric.test}.${metric.key}`,
        label: metric.name,
        value: number.value,
        unit: metric.unit ?? '',
        note: '',
        source: provenanceOfResult(entry, number, confirmations, isOwner),
        best: findBest(metric, results, now),
        ...changeSince(metric, entry, before),
      },
    ];
  });
}

/** Tests that were done more than once, over time. @param entries those that count, newest first */
export function projectProgress(entries: readonly StatEntry[]): CvProgress[] {
  return measuredMetrics(entries).flatMap((metric): CvProgress[] => {
    if (metric.private || !CV_TESTS.has(metric.test)) return [];
    const { points, leftOut } = computeProgress(metric, entries);
    if (points.length < 2) return [];
    return [
      {
        key: `${metric.test}.${metric.key}`,
        label: metric.name,
        unit: metric.unit ?? '',
        lowerIsBetter: metric.better === 'lower',
        points: points.map(({ at, ...point }) => ({ ...point, on: isoDay(at) })),
        leftOut,
      },
    ];
  });
}
