/** How often something was asked for since `start` (milliseconds since 1970). */
export interface RequestCount {
  start: number;
  count: number;
}

const HOUR_MS = 3_600_000;
const LIMIT = 3;

/**
 * Counts one more request of an address; three an hour are granted.
 *
 * @param previous the stored count, if any
 * @param now milliseconds since 1970
 * @returns the count to store, or `null` when the address has used up its hour
 */
export function spendRequest(previous: RequestCount | undefined, now: number): RequestCount | null {
  if (previous === undefined || now - previous.start >= HOUR_MS) return { start: now, count: 1 };
  return previous.count < LIMIT ? { start: previous.start, count: previous.count + 1 } : null;
}
