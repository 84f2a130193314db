import { DAY_MS } from '@skora/domain';

const WITHDRAWAL_MS = 14 * DAY_MS;

/** Until when a purchase can be withdrawn from, in milliseconds since 1970: 14 days, for everybody. */
export function withdrawableUntil(startedAt: number): number {
  return startedAt + WITHDRAWAL_MS;
}
