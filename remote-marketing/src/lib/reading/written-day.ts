const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A day in words, from its ISO date. Without `Intl`: prerendered pages hydrate, and its words differ between versions;
 * its first formatter also costs a phone about 80 ms.
 * @example writtenDay('2026-11-03') // '3 November 2026'
 */
export function writtenDay(iso: string): string {
  const day = new Date(iso);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
}
