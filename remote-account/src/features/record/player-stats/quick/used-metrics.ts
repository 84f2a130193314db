import { findProtocol, listMetrics, type Metric, METRICS, type StatEntry } from '@skora/domain';

/** The tests a player can enter, those used last first. */
export interface UsedMetrics {
  used: readonly Metric[];
  others: readonly Metric[];
}

/** Values that mean nothing alone, by the value they belong to. */
const FURTHER_PARTS: Readonly<Record<string, string>> = { beepLevel: 'beepShuttle' };
const PARTS = new Set(Object.values(FURTHER_PARTS));

/** The values of which the result of a test is made; the test itself is the first. */
export function partsOf(metric: Metric): Metric[] {
  const further = listMetrics(metric.test).filter(({ key }) => key === FURTHER_PARTS[metric.key]);
  return [metric, ...further];
}

/** @param entries those that count, newest first */
export function listUsedMetrics(
  entries: readonly StatEntry[],
  { adult, keeps }: { adult: boolean; keeps: boolean },
): UsedMetrics {
  const allowed = METRICS.filter(
    ({ test, key, players }) =>
      (adult || !findProtocol(test).adultsOnly) && (keeps || players === 'all') && !PARTS.has(key),
  );
  const place = ({ test, key }: Metric) =>
    entries.findIndex((entry) => entry.kind === test && entry.values[key] !== undefined);
  const used = allowed.filter((metric) => place(metric) >= 0).sort((a, b) => place(a) - place(b));
  return { used, others: allowed.filter((metric) => !used.includes(metric)) };
}

/** A test as the value of a choice. */
export function metricId({ test, key }: Pick<Metric, 'test' | 'key'>): string {
  return `${test}.${key}`;
}
