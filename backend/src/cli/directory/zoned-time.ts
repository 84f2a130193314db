/** Minutes by which a zone is ahead of UTC at a moment. */
function offsetMinutes(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The moment a clock in a zone shows a time, in milliseconds since 1970.
 * @param date ISO date @param time hh:mm
 * @example zonedTime('2027-03-06', '10:00', 'Europe/Berlin') // 09:00 UTC
 */
export function zonedTime(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = asUtc - offsetMinutes(asUtc, timeZone) * 60_000;
  return asUtc - offsetMinutes(guess, timeZone) * 60_000;
}
