import { answerOf, api, bearer } from '@skora/shared/api';
import type { AcademyFilters } from './academy-filters';

/** One page of the directory. @throws Refusal 422 when the city is not known */
export async function findAcademies(
  query: AcademyFilters,
  ids: readonly string[] | null,
  signal: AbortSignal,
) {
  const { saved: _saved, page, ...filters } = query;
  const params = { query: { ...filters, page: page === 1 ? undefined : String(page), ids: ids?.join() } };
  return answerOf(api().GET('/academies', { params, headers: await bearer(), signal }));
}

export type AcademyPage = Awaited<ReturnType<typeof findAcademies>>;
export type ListedAcademy = AcademyPage['academies'][number];
