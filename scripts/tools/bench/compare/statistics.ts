/** What several measurements of one thing say. */
export interface Summary {
  median: number;
  least: number;
  most: number;
  count: number;
}

/** @throws when nothing was measured */
export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [least, most, upper] = [sorted[0], sorted.at(-1), sorted[middle]];
  if (least === undefined || most === undefined || upper === undefined)
    throw new Error('Nothing was measured.');
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  return { median: (lower + upper) / 2, least, most, count: sorted.length };
}

/** How many times as much; null where there is nothing to compare with. */
export function ratio(value: number, base: number): number | null {
  return base === 0 ? null : value / base;
}
