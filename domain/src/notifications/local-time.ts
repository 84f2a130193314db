import { HOUR_MS } from '../time/time-units';
import { DAY_MS } from '../time/time-units';

/** Nobody is disturbed from this hour on … */
const QUIET_FROM = 21;
/** … until this one. */
const QUIET_UNTIL = 8;
/** When the morning's notifications and the weekly email come. */
const MORNING = 9;

const clocks = new Map<string, Intl.DateTimeFormat>();

function findClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** Whether a name is a time zone this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && findClock(name) !== null;
  } catch {
    return false;
  }
}

/** A moment as a clock on the wall shows it. */
interface LocalTime {
  /** ISO day. */
  day: string;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** Hours since midnight, with their fraction. */
  hours: number;
}

/** @param at milliseconds since 1970 */
export function localTime(at: number, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    findClock(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  return { day, weekday, hours: Number(parts.hour) + Number(parts.minute) / 60 };
}

/** The next moment, after `at`, at which a clock shows a full hour. */
function nextHour(at: number, timeZone: string, hour: number): number {
  const { hours } = localTime(at, timeZone);
  const ahead = (hour - hours + 24) % 24 || 24;
  const minute = Math.floor(at / 60_000) * 60_000;
  const guess = minute + Math.round(ahead * 60) * 60_000;
  // A change of the clocks in between moves it by an hour.
  const off = ((localTime(guess, timeZone).hours - hour + 36) % 24) - 12;
  return guess - Math.round(off * HOUR_MS);
}

/** When somebody may be disturbed: now, or when the night is over. */
export function afterNight(at: number, timeZone: string): number {
  const { hours } = localTime(at, timeZone);
  const night = hours >= QUIET_FROM || hours < QUIET_UNTIL;
  return night ? nextHour(at, timeZone, QUIET_UNTIL) : at;
}

/** When the next night begins, from which on nobody may be disturbed. */
export function nextNight(at: number, timeZone: string): number {
  return nextHour(at, timeZone, QUIET_FROM);
}

/** The next morning, at which it is looked whether there is something to tell. */
export function nextMorning(at: number, timeZone: string): number {
  return nextHour(at, timeZone, MORNING);
}

/** The ISO day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
