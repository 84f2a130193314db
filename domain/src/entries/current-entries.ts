import type { StatEntry } from './stat-entry';

/** Entries that count: not corrected by a later one, and not the note that withdraws one. */
export function currentEntries(entries: readonly StatEntry[]): StatEntry[] {
  const superseded = new Set(entries.map(({ corrects }) => corrects));
  return entries.filter((entry) => !superseded.has(entry.id) && !isWithdrawal(entry));
}

/** Whether an entry only says that another one does not count. */
export function isWithdrawal({ values, ratings }: StatEntry): boolean {
  return Object.keys(values).length + Object.keys(ratings).length === 0;
}
