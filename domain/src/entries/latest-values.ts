import type { StatEntry } from './stat-entry';

/** Latest number of a field and the entry it comes from. */
export interface LatestValue {
  value: number;
  entry: StatEntry;
}

/** Latest value or rating by kind and key: `sprint.sprint10`. @param entries newest first */
export function latestValues(entries: readonly StatEntry[]): ReadonlyMap<string, LatestValue> {
  const latest = new Map<string, LatestValue>();
  for (const entry of entries) {
    for (const [key, value] of Object.entries({ ...entry.values, ...entry.ratings })) {
      const name = `${entry.kind}.${key}`;
      if (!latest.has(name)) latest.set(name, { value, entry });
    }
  }
  return latest;
}
