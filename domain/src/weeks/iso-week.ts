import { memoize } from '../text/memoize';
import { DAY_MS } from '../time/time-units';

/** Weeks before the present one that stay open for corrections. */
const OPEN_WEEKS_BACK = 8;

/** An ISO week: Monday to Sunday. */
export interface IsoWeek {
  /** `2026-W47` */
  id: string;
  /** Number within its year. */
  number: number;
  /** Monday, 00:00 UTC. */
  monday: Date;
}

/** The week that begins on a Monday given at 00:00 UTC; its Thursday decides the year. */
function findWeek(monday: Date): IsoWeek {
  const year = new Date(monday.getTime() + 3 * DAY_MS).getUTCFullYear();
  const fourth = new Date(Date.UTC(year, 0, 4));
  const first = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
  const number = Math.round((monday.getTime() - first) / (7 * DAY_MS)) + 1;
  return { id: `${year}-W${String(number).padStart(2, '0')}`, number, monday };
}

/** That many weeks, the present one first. @param now any moment; the day counts where the player is */
export function weeksBack(now: Date, count: number): IsoWeek[] {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const monday = today - ((now.getDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: count }, (_, back) => findWeek(new Date(monday - back * 7 * DAY_MS)));
}

/** The weeks that can be written, the present one first. */
export function openWeeks(now: Date): IsoWeek[] {
  return weeksBack(now, OPEN_WEEKS_BACK + 1);
}

/** A day of a week. @param day 1 for Monday to 7 for Sunday */
export function dayOfWeek({ monday }: Pick<IsoWeek, 'monday'>, day: number): Date {
  return new Date(monday.getTime() + (day - 1) * DAY_MS);
}

const short = memoize(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const long = memoize(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);

/** @example 'Week 47, 16 Nov – 22 Nov' */
export function weekLabel(week: IsoWeek): string {
  return `Week ${week.number}, ${short().format(week.monday)} – ${short().format(dayOfWeek(week, 7))}`;
}

/** The days of a week as short as they can be said. @example '16–22 Nov', '26 Oct – 1 Nov' */
export function weekSpan(week: IsoWeek): string {
  const sunday = dayOfWeek(week, 7);
  return week.monday.getUTCMonth() === sunday.getUTCMonth()
    ? `${week.monday.getUTCDate()}–${short().format(sunday)}`
    : `${short().format(week.monday)} – ${short().format(sunday)}`;
}

/** @example 'Saturday 21 Nov' */
export function dayLabel(week: Pick<IsoWeek, 'monday'>, day: number): string {
  return long().format(dayOfWeek(week, day)).replace(',', '');
}

/** Days of a week that have begun. */
export function begunDays(week: IsoWeek, now: Date): number[] {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => dayOfWeek(week, day).getTime() <= today);
}
