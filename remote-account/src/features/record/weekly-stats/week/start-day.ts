import { begunDays, type IsoWeek } from '@skora/domain';

/** A day by its week and its place in it, as a form holds it. */
export interface FormDay {
  /** Id of the week. */
  week: string;
  /** 1 for Monday to 7 for Sunday, as text. */
  day: string;
}

const SATURDAY = 6;
const SUNDAY = 7;

/** The last day of a week that has begun. */
export function lastDay(week: IsoWeek, now: Date): FormDay {
  return { week: week.id, day: String(begunDays(week, now).at(-1) ?? 1) };
}

/**
 * The day somebody most likely played: today on a weekend, otherwise last Sunday; today where that has its match.
 * @param weeks the present one first
 */
export function likelyMatchDay(weeks: readonly IsoWeek[], now: Date, played: readonly FormDay[]): FormDay {
  const [present, before] = weeks;
  if (!present) return { week: '', day: '1' };
  const today = lastDay(present, now);
  if (Number(today.day) >= SATURDAY || !before) return today;
  const isPlayed = played.some(({ week, day }) => week === before.id && day === String(SUNDAY));
  return isPlayed ? today : { week: before.id, day: String(SUNDAY) };
}

/** The week of a row, by its id. @example readWeek('2026-W47-1') // '2026-W47' */
export function readWeek(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
