import { useRequest } from '@skora/kit';
import { type AcademyFilters, writeFilters } from '../api/academy-filters';
import { clusterAcademies, findAcademies } from '../api/academies-api';
import type { MapView } from '../../world-map/world-map';

/** Search waits so long after the last key or drag. */
const REST_MS = 250;

/** The part of the saved ids a search needs; undefined while it has to wait for them. */
function idsFor(
  { saved }: AcademyFilters,
  ids: readonly string[] | null,
): readonly string[] | null | undefined {
  if (saved === undefined) return null;
  return ids ?? undefined;
}

function buildQuestion(filters: AcademyFilters, ids: readonly string[] | null | undefined): string | null {
  return ids === undefined ? null : JSON.stringify([writeFilters(filters), ids]);
}

export function useAcademyPage(filters: AcademyFilters, savedIds: readonly string[] | null) {
  const ids = idsFor(filters, savedIds);
  return useRequest(
    buildQuestion(filters, ids),
    (signal) => findAcademies(filters, ids ?? null, signal),
    filters.q ? REST_MS : 0,
  );
}

/** What the map shows of it. @param view null before the map has a size */
export function useAcademySpots(
  { bounds: _bounds, ...filters }: AcademyFilters,
  savedIds: readonly string[] | null,
  view: MapView | null,
) {
  const ids = idsFor(filters, savedIds);
  const question = buildQuestion({ ...filters, sort: undefined, page: 1 }, ids);
  const sight = view && [view.zoom, ...view.bounds.map((degrees) => degrees.toFixed(2))].join();
  return useRequest(
    question === null || sight === null ? null : question + sight,
    (signal) =>
      clusterAcademies(filters, ids ?? null, view ?? { zoom: 0, bounds: [-180, -85, 180, 85] }, signal),
    REST_MS,
  );
}
