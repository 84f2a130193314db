import type { StatEntry } from './stat-entry';

/** Entries that count, newest first: not corrected by a later one, and not the note that withdraws one. */
export function currentEntries(entries: readonly StatEntry[]): StatEntry[] {
  const superseded = new Set(entries.map(({ corrects }) => corrects));
  return entries.filter((entry) => !superseded.has(entry.id) && !isWithdrawal(entry)).sort(newestFirst);
}

/** Orders by the day of the measurement, then by when it was stored; what the server has not stored yet came last. */
export function newestFirst(a: StatEntry, b: StatEntry): number {
  const stored = ({ recordedAt }: StatEntry) => recordedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return b.measuredOn.getTime() - a.measuredOn.getTime() || stored(b) - stored(a);
}

/** Whether an entry only says that another one does not count. */
export function isWithdrawal({ values, ratings }: StatEntry): boolean {
  return Object.keys(values).length + Object.keys(ratings).length === 0;
}
