import { findProtocol, type Metric, METRICS, type StatEntry } from '@skora/domain';

/** The tests a player can enter, those used last first. */
export interface UsedMetrics {
  used: readonly Metric[];
  others: readonly Metric[];
}

/** @param entries those that count, newest first */
export function listUsedMetrics(
  entries: readonly StatEntry[],
  { adult, keeps }: { adult: boolean; keeps: boolean },
): UsedMetrics {
  const allowed = METRICS.filter(
    ({ test, players }) => (adult || !findProtocol(test).adultsOnly) && (keeps || players === 'all'),
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
