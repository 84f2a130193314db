import { memoize } from '@skora/domain';

const moment = memoize(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }));

const days = new Map<string | undefined, Intl.DateTimeFormat>();

function dayIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const day = days.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
  days.set(timeZone, day);
  return day;
}

/**
 * A day in words; it stays on one line.
 * @param time ISO 8601 @param timeZone of the place where it happens; the one of the device unless given @example formatLongDay('2026-11-03T10:00:00Z') // '3 November 2026'
 */
export function formatLongDay(time: string, timeZone?: string): string {
  return dayIn(timeZone).format(new Date(time)).replaceAll(' ', '\u{a0}');
}

/** A moment in words, in the zone of the device. @param time ISO 8601 */
export function formatMoment(time: string): string {
  return moment().format(new Date(time));
}
