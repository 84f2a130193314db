/** Ids of the free rows of a week, first one first. @example freePlaces('2026-W47', ['2026-W47-1'], 2) // ['2026-W47-2'] */
export function freePlaces(week: string, taken: readonly string[], places: number): string[] {
  const ids = Array.from({ length: places }, (_, index) => `${week}-${index + 1}`);
  return ids.filter((id) => !taken.includes(id));
}
