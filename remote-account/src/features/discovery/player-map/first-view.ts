import type { Bounds } from '../world-map/viewport';
import { COARSE_CELL, type MapCell } from './use-map-cells';

/** Where the players of a cell of the whole world are: one at its point, several anywhere in the cell. */
function findBounds({ key, count, lat, lng }: MapCell): Bounds {
  if (count === 1) return [lng, lat, lng, lat];
  const [column = 0, row = 0] = key.split('_').map(Number);
  const [west, south] = [column * COARSE_CELL - 180, row * COARSE_CELL - 90];
  return [west, south, west + COARSE_CELL, south + COARSE_CELL];
}

/**
 * What all players of the world lie in.
 * @param cells counts of the whole world
 * @returns null when nobody is on the map
 */
export function firstView(cells: readonly MapCell[]): Bounds | null {
  if (cells.length === 0) return null;
  const bounds = cells.map(findBounds);
  return [
    Math.min(...bounds.map(([west]) => west)),
    Math.min(...bounds.map(([, south]) => south)),
    Math.max(...bounds.map(([, , east]) => east)),
    Math.max(...bounds.map(([, , , north]) => north)),
  ];
}
