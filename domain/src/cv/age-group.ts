const OLDEST_YOUTH = 21;
const YOUNGEST = 8;
/** In England and Wales a season's year begins on 1 September, elsewhere with the calendar. */
const SEPTEMBER = new Set(['GB']);

/**
 * The age group of a player in the present season.
 * @param birthDate ISO date
 * @param country where it is played, ISO 3166-1 alpha-2
 * @example ageGroupIn('2010-05-04', 'DE', new Date('2026-11-21')) // 'U16'
 */
export function ageGroupIn(birthDate: string, country: string, now: Date): string {
  const [year = 0, month = 1] = birthDate.split('-').map(Number);
  const autumn = SEPTEMBER.has(country);
  const season = now.getUTCFullYear() + (autumn && now.getUTCMonth() >= 8 ? 1 : 0);
  const group = season - year - (autumn && month >= 9 ? 1 : 0);
  if (group > OLDEST_YOUTH) return 'Senior';
  return `U${Math.max(YOUNGEST, group)}`;
}
