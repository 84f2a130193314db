import { memoize } from '@skora/domain';

const day = memoize(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));
const moment = memoize(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }));

/** A day in words. @param time ISO 8601 @example formatDay('2026-11-03T10:00:00Z') // '3 November 2026' */
export function formatDay(time: string): string {
  return day().format(new Date(time));
}

/** A moment in words, in the zone of the device. @param time ISO 8601 */
export function formatMoment(time: string): string {
  return moment().format(new Date(time));
}
