import { DAY_MS } from '@skora/domain';
/** What a person types into the three fields. */
export interface TypedDate {
  birthDay: string;
  birthMonth: string;
  birthYear: string;
}

type DateErrors = Partial<Record<keyof TypedDate, string>>;

const NOT_A_DATE = 'Enter a real date: day, month, and the year with four digits.';
/** No person is known to have lived longer. */
const MAX_YEARS = 120;

/** The date in ISO form, or null when no such day exists. @example isoDate({ birthDay: '7', … }) // '2008-03-07' */
export function isoDate({ birthDay, birthMonth, birthYear }: TypedDate): string | null {
  const parts = [birthYear.trim(), birthMonth.trim(), birthDay.trim()] as const;
  const [year, month, day] = parts;
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso) ? iso : null;
}

function isLived(iso: string, now: number): boolean {
  const earliest = new Date(now);
  earliest.setUTCFullYear(earliest.getUTCFullYear() - MAX_YEARS - 1);
  const time = Date.parse(iso);
  // It may be tomorrow already where the person is.
  return time > earliest.getTime() && time <= now + DAY_MS;
}

/** What is wrong with a date of birth; says nothing about any age. @param now in ms, for tests */
export function birthDateProblems(typed: TypedDate, now = Date.now()): DateErrors {
  const { birthDay, birthMonth, birthYear } = typed;
  if (`${birthDay}${birthMonth}${birthYear}`.trim() === '') return { birthDay: 'Enter your date of birth.' };
  if (birthDay.trim() === '') return { birthDay: 'Enter the day of your birth.' };
  if (birthMonth.trim() === '') return { birthMonth: 'Enter the month of your birth.' };
  if (birthYear.trim() === '') return { birthYear: 'Enter the year of your birth.' };
  const iso = isoDate(typed);
  return iso !== null && isLived(iso, now) ? {} : { birthDay: NOT_A_DATE };
}
