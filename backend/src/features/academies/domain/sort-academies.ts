import type { FoundAcademy } from './find-academies';

export const ACADEMY_SORTS = ['name', 'distance', 'checked'] as const;
type AcademySort = (typeof ACADEMY_SORTS)[number];

const byName = (a: FoundAcademy, b: FoundAcademy) => a.id.localeCompare(b.id, 'en');

const ORDERS: Record<AcademySort, (a: FoundAcademy, b: FoundAcademy) => number> = {
  name: byName,
  distance: (a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0) || byName(a, b),
  checked: (a, b) => b.checkedOn.localeCompare(a.checkedOn) || byName(a, b),
};

/** By name, by distance where there is one, or what was checked last first. */
export function sortAcademies(found: readonly FoundAcademy[], sort: AcademySort): FoundAcademy[] {
  return [...found].sort(ORDERS[sort]);
}
