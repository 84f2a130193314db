import { geoMercator } from 'd3-geo';

/** Degrees, WGS 84. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** Side of the square the world is drawn on, in its own units. */
export const WORLD = 1024;
/** Beyond these latitudes the square ends. */
const EDGE = 85;

/** The whole world on the square; what the base map is drawn with. */
export const worldProjection = geoMercator()
  .scale(WORLD / (2 * Math.PI))
  .translate([WORLD / 2, WORLD / 2]);

export function toWorld({ lat, lng }: MapPoint): [x: number, y: number] {
  const bounded = Math.max(-EDGE, Math.min(EDGE, lat));
  return worldProjection([lng, bounded]) ?? [0, 0];
}

export function fromWorld(x: number, y: number): MapPoint {
  const [lng, lat] = worldProjection.invert?.([x, y]) ?? [0, 0];
  return { lat, lng };
}
