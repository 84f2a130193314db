import { useContext } from 'react';
import { useRequest } from '@skora/kit';
import type { StoredFields } from '@skora/domain';
import type { MapView } from '../world-map/world-map';
import { MapStoreContext } from './map-store';

export interface MapCell {
  key: string;
  count: number;
  lat: number;
  lng: number;
  /** Small enough to list its players. */
  fine: boolean;
}

/** Side of a cell of the whole world, in degrees. */
export const COARSE_CELL = 20;
/** From this zoom on a few coarse cells fill the map. */
const FINE_FROM = 4;
const MAX_DOCUMENTS = 12;
const REST_MS = 250;

function readCells(fields: StoredFields, fine: boolean): MapCell[] {
  const cells = (fields?.cells ?? {}) as Record<string, { count: number; lat: number; lng: number }>;
  return Object.entries(cells)
    .filter(([, { count }]) => count > 0)
    .map(([key, { count, lat, lng }]) => ({ key, count, lat: lat / count, lng: lng / count, fine }));
}

function coarseCells({ bounds: [west, south, east, north] }: MapView): string[] {
  const column = (lng: number) => Math.floor((lng + 180) / COARSE_CELL);
  const row = (lat: number) => Math.floor((lat + 90) / COARSE_CELL);
  const names: string[] = [];
  for (let x = column(west); x <= column(east); x += 1) {
    for (let y = row(south); y <= row(north); y += 1) names.push(`${x}_${y}`);
  }
  return names;
}

/** The counts a map shows: one document far away, a few close up. @param view null asks nothing */
export function useMapCells(view: MapView | null) {
  const store = useContext(MapStoreContext);
  const coarse = view && view.zoom >= FINE_FROM ? coarseCells(view) : [];
  const close = coarse.length > 0 && coarse.length <= MAX_DOCUMENTS;
  const names = close ? coarse : ['world'];
  return useRequest(
    view ? names.join() : null,
    async () => {
      const documents = await Promise.all(names.map((name) => store.read(`mapCells/${name}`)));
      return documents.flatMap((fields) => readCells(fields, close));
    },
    REST_MS,
  );
}
