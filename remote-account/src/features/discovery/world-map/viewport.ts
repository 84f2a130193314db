import { fromWorld, toWorld, WORLD, type MapPoint } from './mercator';

/** What a map shows: its size and how the world's square lies on it, in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
  /** Pixels per unit of the world's square, and where the square's corner is. */
  k: number;
  x: number;
  y: number;
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

const TILE = 512;
export const MIN_ZOOM = 0;
export const MAX_ZOOM = 9;

/** Pixels per unit at a zoom; at zoom 0 the world is one tile of 512 px. */
export function zoomToScale(zoom: number): number {
  return (TILE * 2 ** zoom) / WORLD;
}

/** Zoom of a scale, not rounded. */
export function scaleToZoom(k: number): number {
  return Math.log2((k * WORLD) / TILE);
}

export function toScreen({ k, x, y }: Viewport, point: MapPoint): [left: number, top: number] {
  const [worldX, worldY] = toWorld(point);
  return [worldX * k + x, worldY * k + y];
}

export function findCentre({ width, height, k, x, y }: Viewport): MapPoint {
  return fromWorld((width / 2 - x) / k, (height / 2 - y) / k);
}

/** What is in sight. @param margin pixels around the map that count as well */
export function findBounds({ width, height, k, x, y }: Viewport, margin = 0): Bounds {
  const at = (left: number, top: number) =>
    fromWorld(Math.max(0, Math.min(WORLD, (left - x) / k)), Math.max(0, Math.min(WORLD, (top - y) / k)));
  const northWest = at(-margin, -margin);
  const southEast = at(width + margin, height + margin);
  return [northWest.lng, southEast.lat, southEast.lng, northWest.lat];
}

/** The place of the square that puts a point in the middle. */
export function lookAt(
  { width, height }: { width: number; height: number },
  point: MapPoint,
  zoom: number,
): Viewport {
  const k = zoomToScale(zoom);
  const [worldX, worldY] = toWorld(point);
  return { width, height, k, x: width / 2 - worldX * k, y: height / 2 - worldY * k };
}

/** Centre and zoom that bring all of the bounds into sight, not closer than `closest`. */
export function fit(
  { width, height }: { width: number; height: number },
  [west, south, east, north]: Bounds,
  closest = 6,
): { centre: MapPoint; zoom: number } {
  const [left, top] = toWorld({ lat: north, lng: west });
  const [right, bottom] = toWorld({ lat: south, lng: east });
  const room = 0.75;
  const k = Math.min(
    (width * room) / Math.max(right - left, 1e-6),
    (height * room) / Math.max(bottom - top, 1e-6),
  );
  const zoom = Math.max(MIN_ZOOM, Math.min(closest, scaleToZoom(k)));
  return { centre: fromWorld((left + right) / 2, (top + bottom) / 2), zoom };
}
