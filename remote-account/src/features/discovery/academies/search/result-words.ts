import type { AcademyFilters } from '../api/academy-filters';
import type { AcademyPage } from '../api/academies-api';

const number = (count: number) => count.toLocaleString('en-GB');

export function resultWords(
  { total, all, unknownAges, ownAge }: AcademyPage,
  { age }: AcademyFilters,
): string {
  const found = `${number(total)} of ${number(all)} academies`;
  if (age === undefined) return found;
  if (age === 'me' && ownAge === null) return `${found}. Your account does not say how old you are.`;
  if (unknownAges === 0) return found;
  return `${found}. Of ${number(unknownAges)} more we do not know the ages; check with them.`;
}
