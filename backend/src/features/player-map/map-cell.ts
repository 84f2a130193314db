import type { Point } from '../cities';

/** Side of the cells players are counted in, in degrees. */
export const FINE_CELL = 2;
/** Side of the documents that hold the counts of their fine cells. */
export const COARSE_CELL = 20;

const index = (degrees: number, from: number, side: number) => Math.floor((degrees + from) / side);

/** Name of the cell of a side that a point lies in. @example findCell({ lat: 38.7, lng: -9.1 }, 2) // '85_64' */
export function findCell({ lat, lng }: Point, side: number): string {
  return `${index(lng, 180, side)}_${index(lat, 90, side)}`;
}
