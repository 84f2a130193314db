import { memoize } from './memoize';

const format = memoize(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }));

/** A stored day in words. @example formatDay(new Date('2026-10-12')) // '12 Oct 2026' */
export function formatDay(day: Date): string {
  return format().format(day);
}
