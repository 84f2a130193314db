import type { MapMark } from '../../world-map/map-mark';
import type { Bounds } from '../../world-map/viewport';
import { type AcademyFilters, countFilters } from '../api/academy-filters';
import type { AcademyPage, AcademySpot, ListedAcademy } from '../api/academies-api';

/** What the map shows: groups and single academies. */
export function academyMarks(spots: readonly AcademySpot[], listed: readonly ListedAcademy[]): MapMark[] {
  return spots.map(({ lat, lng, count, id, name, zoom }) => {
    if (id === undefined) {
      const key = `${lat.toFixed(3)},${lng.toFixed(3)},${count}`;
      return { key, lat, lng, count, zoom, label: `${count} academies here, zoom in` };
    }
    const inList = listed.some((academy) => academy.id === id);
    return { key: id, lat, lng, count: 1, label: inList ? `${name}, in the list` : (name ?? id) };
  });
}

/** What a filtered list spans, so that the map can bring it into sight; null while all of the directory is shown. */
export function boundsOfPage(page: AcademyPage | null, filters: AcademyFilters): Bounds | null {
  if (!page?.extent || countFilters(filters) === 0) return null;
  const { west, south, east, north } = page.extent;
  return [west, south, east, north];
}
