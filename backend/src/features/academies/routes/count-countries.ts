import type { AcademyRow } from '@skora/domain';

/** How many academies each country has, by code. */
export function countCountries(rows: readonly AcademyRow[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { country } of rows) counts.set(country, (counts.get(country) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => a.code.localeCompare(b.code, 'en'));
}
