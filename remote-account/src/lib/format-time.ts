import { memoize } from '@skora/domain';

const day = memoize(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));
const moment = memoize(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }));

/**
 * A day in words, in the zone of the device; it stays on one line.
 * @param time ISO 8601 @example formatLongDay('2026-11-03T10:00:00Z') // '3 November 2026'
 */
export function formatLongDay(time: string): string {
  return day().format(new Date(time)).replaceAll(' ', '\u{a0}');
}

/** A moment in words, in the zone of the device. @param time ISO 8601 */
export function formatMoment(time: string): string {
  return moment().format(new Date(time));
}
