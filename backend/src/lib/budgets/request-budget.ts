import { HOUR_MS } from '@skora/domain';
/** How often something was asked for since `start` (milliseconds since 1970). */
export interface RequestCount {
  start: number;
  count: number;
}

interface RequestLimit {
  /** Requests granted per window. */
  limit: number;
  /** Length of a window; it starts with the first request. */
  windowMs: number;
}

/** A limit that holds across instances: so many requests of a kind by, or to, one subject. */
export interface Budget extends RequestLimit {
  kind: string;
  /** A uid, or the key of an address; never an address. */
  subject: string;
}

/** What an address of the newsletter may ask for. */
export const THREE_AN_HOUR: RequestLimit = { limit: 3, windowMs: HOUR_MS };

/**
 * Counts one more request.
 *
 * @param previous the stored count, if any
 * @param now milliseconds since 1970
 * @returns the count to store, or `null` when the window is used up
 */
export function spendRequest(
  previous: RequestCount | undefined,
  now: number,
  { limit, windowMs } = THREE_AN_HOUR,
): RequestCount | null {
  if (previous === undefined || now - previous.start >= windowMs) return { start: now, count: 1 };
  return previous.count < limit ? { start: previous.start, count: previous.count + 1 } : null;
}

/** The whole seconds until a used-up window ends, at least 1. */
export function secondsToWait({ start }: RequestCount, now: number, { windowMs }: RequestLimit): number {
  return Math.max(1, Math.ceil((start + windowMs - now) / 1000));
}
