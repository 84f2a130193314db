import { answerOf, api, bearer } from '@skora/shared/api';
import type { Bounds } from '../../world-map/viewport';
import type { AcademyFilters } from './academy-filters';

/** What a map of the same search shows at a zoom. @throws Refusal */
export async function clusterAcademies(
  { saved: _saved, page: _page, sort: _sort, ...filters }: AcademyFilters,
  ids: readonly string[] | null,
  { zoom, bounds }: { zoom: number; bounds: Bounds },
  signal: AbortSignal,
) {
  const query = {
    ...filters,
    ids: ids?.join(),
    zoom: String(zoom),
    bounds: bounds.map((degrees) => degrees.toFixed(3)).join(),
  };
  const headers = await bearer();
  return (await answerOf(api().GET('/academies/clusters', { params: { query }, headers, signal }))).spots;
}

export type AcademySpot = Awaited<ReturnType<typeof clusterAcademies>>[number];
