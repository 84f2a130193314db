/** How often something happened, by its name. */
export type Tally = Record<string, number>;

/** The name under which the rest is counted when there are too many names. */
const REST = 'more';

const LONGEST_NAME = 200;

/** A number of times; anything else that a file or a program may hold counts as never. */
export function readTimes(value: unknown): number {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0;
}

/** Stops at the largest whole number that is exact. */
export function addTimes(a: number, b: number): number {
  return Math.min(a + b, Number.MAX_SAFE_INTEGER);
}

/** @returns an empty one for what is no tally */
export function readTally(value: unknown, most: number): Tally {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return addTallies(value as Tally, {}, most);
}

/**
 * Adds two tallies. Of more names than fit, those that happened most often stay and the others are counted under `more`.
 * @param most how many names fit
 */
export function addTallies(a: Tally, b: Tally, most: number): Tally {
  const sums = new Map<string, number>();
  let rest = 0;
  for (const [name, value] of [...Object.entries(a), ...Object.entries(b)]) {
    const times = readTimes(value);
    if (name === REST || name.length > LONGEST_NAME) rest = addTimes(rest, times);
    else if (times > 0) sums.set(name, addTimes(sums.get(name) ?? 0, times));
  }
  const sorted = [...sums].sort(([x, left], [y, right]) => right - left || (x < y ? -1 : 1));
  for (const [, times] of sorted.slice(most)) rest = addTimes(rest, times);
  return Object.fromEntries([...sorted.slice(0, most), ...(rest > 0 ? [[REST, rest] as const] : [])]);
}
