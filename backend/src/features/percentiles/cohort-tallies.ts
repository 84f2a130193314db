import type { Counts } from '@skora/domain';

/** How many players had which result, by sheet and test. Who they were is not part of it. */
export type Tallies = Map<string, Map<string, Map<number, number>>>;

/** One player's result in one cohort. */
export interface CountedResult {
  /** Id of the sheet. */
  sheet: string;
  /** Name of the cohort within its sheet. */
  name: string;
  value: number;
}

function inside<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** Counts one result more. */
export function countResult(tallies: Tallies, { sheet, name, value }: CountedResult): void {
  const results = inside(
    inside(tallies, sheet, () => new Map()),
    name,
    () => new Map<number, number>(),
  );
  results.set(value, (results.get(value) ?? 0) + 1);
}

/** The tallies of a sheet as a text: as a map, Firestore would index every result. */
export function packSheet(tests: ReadonlyMap<string, Counts>): string {
  return JSON.stringify([...tests].map(([name, counts]) => [name, [...counts]]));
}

/** What {@link packSheet} made. */
export function unpackSheet(text: string): Map<string, Map<number, number>> {
  const stored = JSON.parse(text) as [string, [number, number][]][];
  return new Map(stored.map(([name, counts]) => [name, new Map(counts)]));
}
