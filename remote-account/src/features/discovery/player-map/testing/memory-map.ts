import type { ListedPlayer } from '../listed-player';
import type { MapStore } from '../map-store';

const PAGE = 24;

/** A map in memory that finds as the real store does: equality on facets, pages by id. */
export function memoryMap(
  players: Record<string, Record<string, unknown>>,
  documents: Record<string, Record<string, unknown>> = {},
): MapStore & { asked: string[][] } {
  const asked: string[][] = [];
  return {
    asked,
    findPlayers: async (facets, after) => {
      asked.push([...facets]);
      const found = Object.entries(players)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .filter(([id]) => after === undefined || id > after)
        .filter(([, fields]) => facets.every((facet) => Object.hasOwn(fields.facets as object, facet)))
        .slice(0, PAGE)
        .map(([id, fields]) => ({
          ...(fields as unknown as ListedPlayer),
          cvPath: (fields.cvPath as string) ?? null,
          id,
        }));
      return { players: found, more: found.length === PAGE };
    },
    read: async (path) => documents[path] ?? null,
  };
}
