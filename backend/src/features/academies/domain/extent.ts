import type { Point } from '../../cities';

/** What points span, in degrees; null without any. Points on both sides of the date line span the whole way round. */
export function findExtent(points: readonly Point[]) {
  if (points.length === 0) return null;
  const lngs = points.map(({ lng }) => lng);
  const lats = points.map(({ lat }) => lat);
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
}
