import { AGE_GROUP_COUNTS, countOn } from './age-group-counts';

export const OLDEST_YOUTH = 21;
export const YOUNGEST = 8;

/**
 * The season that runs on a day: the year in which it ends.
 * @param country where it is played, ISO 3166-1 alpha-2
 */
export function seasonOn(country: string, now: Date): number {
  const { seasonFrom } = countOn(country, now);
  return now.getUTCFullYear() + (seasonFrom > 1 && now.getUTCMonth() + 1 >= seasonFrom ? 1 : 0);
}

/**
 * The number of the age group a player would be in this season, whatever the age: 16 for U16.
 * @param birthDate ISO date
 * @param country where it is played, ISO 3166-1 alpha-2
 */
export function seasonAge(birthDate: string, country: string, now: Date): number {
  const { bornFrom } = countOn(country, now);
  const [year = 0, month = 1] = birthDate.split('-').map(Number);
  // Like a season, the year of an age group is named by the year in which it ends.
  const born = year + (bornFrom > 1 && month >= bornFrom ? 1 : 0);
  return seasonOn(country, now) - born;
}

/**
 * The age group of a player in the present season, in words; it says so where the rule of the country is not known.
 * @param birthDate ISO date
 * @param country where it is played, ISO 3166-1 alpha-2
 * @example ageGroupIn('2011-05-04', 'DE', new Date('2026-11-21')) // 'U16'
 * @example ageGroupIn('2010-05-04', 'PE', new Date('2026-11-21')) // 'U16 by year of birth'
 */
export function ageGroupIn(birthDate: string, country: string, now: Date): string {
  const age = seasonAge(birthDate, country, now);
  if (age > OLDEST_YOUTH) return 'Senior';
  return `U${Math.max(YOUNGEST, age)}${AGE_GROUP_COUNTS.has(country) ? '' : ' by year of birth'}`;
}
