import { AGE_GROUP_RULES } from './age-group-rules';

const OLDEST_YOUTH = 21;
const YOUNGEST = 8;
/** Where the rule of a country is not known: the calendar year and the year of birth. */
const UNKNOWN = { seasonFrom: 1, bornFrom: 1 } as const;

/**
 * The number of the age group a player would be in this season, whatever the age: 16 for U16.
 * @param birthDate ISO date
 * @param country where it is played, ISO 3166-1 alpha-2
 */
export function seasonAge(birthDate: string, country: string, now: Date): number {
  const { seasonFrom, bornFrom } = AGE_GROUP_RULES.get(country) ?? UNKNOWN;
  const [year = 0, month = 1] = birthDate.split('-').map(Number);
  // A season is named by the year in which it ends, and so is the year of an age group.
  const season = now.getUTCFullYear() + (seasonFrom > 1 && now.getUTCMonth() + 1 >= seasonFrom ? 1 : 0);
  const born = year + (bornFrom > 1 && month >= bornFrom ? 1 : 0);
  return season - born;
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
  return `U${Math.max(YOUNGEST, age)}${AGE_GROUP_RULES.has(country) ? '' : ' by year of birth'}`;
}
