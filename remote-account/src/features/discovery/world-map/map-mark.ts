import type { MapPoint } from './mercator';

/** One place on a map: a thing, or how many things would overlap there. */
export interface MapMark extends MapPoint {
  /** Stays the same while the mark means the same. */
  key: string;
  count: number;
  /** What a screen reader says, and the tooltip. */
  label: string;
  /** Zoom at which a group falls apart. */
  zoom?: number;
}
