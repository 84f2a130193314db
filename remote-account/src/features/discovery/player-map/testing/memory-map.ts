import type { MapStore } from '../map-store';

/** A map in memory that finds as the real store does: equality on facets, pages by id. */
export function memoryMap(
  players: Record<string, Record<string, unknown>>,
  documents: Record<string, Record<string, unknown>> = {},
): MapStore & { asked: string[][] } {
  const asked: string[][] = [];
  return {
    asked,
    findPlayers: async (facets, count, after) => {
      asked.push([...facets]);
      return Object.entries(players)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .filter(([id]) => after === undefined || id > after)
        .filter(([, fields]) => facets.every((facet) => Object.hasOwn(fields.facets as object, facet)))
        .slice(0, count)
        .map(([id, fields]) => ({ id, fields }));
    },
    read: async (path) => documents[path] ?? null,
  };
}
