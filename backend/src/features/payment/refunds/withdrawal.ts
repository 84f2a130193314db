import { DAY_MS, WITHDRAWAL_DAYS } from '@skora/domain';

/** Until when a purchase can be withdrawn from, in milliseconds since 1970. */
export function withdrawableUntil(startedAt: number): number {
  return startedAt + WITHDRAWAL_DAYS * DAY_MS;
}
