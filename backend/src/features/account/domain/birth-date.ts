import { DAY_MS } from '@skora/domain';
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Nobody older is known to have lived; an earlier year is a slip of the finger. */
const MAX_AGE = 120;

function utcDay(iso: string): number | null {
  const parts = ISO_DATE.exec(iso);
  if (parts === null) return null;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1;
  return exists && date.getUTCDate() === day ? time : null;
}

/**
 * The completed years of somebody born on that day; who was born on 29 February has a birthday on 1 March in
 * other years.
 *
 * @param birthDate ISO date that exists, e.g. `2012-02-29`
 * @param now milliseconds since 1970, read in UTC
 */
export function ageOn(birthDate: string, now: number): number {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number];
  const today = new Date(now);
  const birthdayToCome = Date.UTC(today.getUTCFullYear(), month - 1, day) > now;
  return today.getUTCFullYear() - year - (birthdayToCome ? 1 : 0);
}

/**
 * The day somebody turns that old, 00:00 UTC in milliseconds since 1970. Born on 29 February: 1 March in other years.
 * @param birthDate ISO date that exists
 */
export function birthdayAt(birthDate: string, age: number): number {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number];
  return Date.UTC(year + age, month - 1, day);
}

/**
 * The latest birth date of people who are that old: whoever was born later is younger by {@link ageOn}. For queries, which
 * compare dates as texts.
 *
 * @returns ISO date; one of 29 February need not exist
 */
export function lastBirthDate(age: number, now: number): string {
  const today = new Date(now);
  return `${today.getUTCFullYear() - age}${today.toISOString().slice(4, 10)}`;
}

/** Whether the text is a date on which a living person can have been born, seen from `now`. */
export function isBirthDate(text: string, now: number): boolean {
  const time = utcDay(text);
  // It may be tomorrow already where the visitor is.
  return time !== null && time <= now + DAY_MS && ageOn(text, now) <= MAX_AGE;
}
