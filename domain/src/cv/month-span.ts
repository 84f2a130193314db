import { memoize } from '../text/memoize';

const month = memoize(
  () => new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

function monthName(stored: string): string {
  return month().format(new Date(`${stored}-01T00:00:00Z`));
}

/** Two stored months in words; an open end is now. @example monthSpan('2024-08', '') // 'Aug 2024 – now' */
export function monthSpan(from: string, to: string): string {
  return `${monthName(from)} – ${to === '' ? 'now' : monthName(to)}`;
}
