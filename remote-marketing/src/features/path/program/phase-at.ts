import { seasonAge } from '@skora/domain';

/** Last year of each phase before the last one. */
const LAST_YEARS: readonly [phase: string, lastYear: number][] = [
  ['foundation', 11],
  ['youth-development', 16],
  ['professional-development', 21],
];

/**
 * The phase a player is in this season.
 * @param birthDate ISO date
 * @param country where it is played, ISO 3166-1 alpha-2; seasons begin at different times
 * @example phaseAt('2010-05-04', 'DE', new Date('2026-11-21')) // 'youth-development'
 */
export function phaseAt(birthDate: string, country: string, now: Date): string {
  const year = seasonAge(birthDate, country, now);
  return LAST_YEARS.find(([, last]) => year <= last)?.[0] ?? 'senior';
}
