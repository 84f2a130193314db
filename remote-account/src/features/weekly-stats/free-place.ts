/** Id of the first free row of a week, or null when the week is full. @example freePlace('2026-W47', [], 7) */
export function freePlace(week: string, taken: readonly string[], places: number): string | null {
  const ids = Array.from({ length: places }, (_, index) => `${week}-${index + 1}`);
  return ids.find((id) => !taken.includes(id)) ?? null;
}
