import type { BBox } from 'geojson';
import Supercluster from 'supercluster';
import type { AcademyRow } from '@skora/domain';

/** A place on the map: one academy, or several that would overlap there. */
interface Spot {
  lat: number;
  lng: number;
  count: number;
  id?: string;
  name?: string;
  /** Zoom at which a cluster falls apart. */
  zoom?: number;
}

/** Marks are at most 56 px wide. */
const RADIUS_PX = 64;
const MAX_ZOOM = 12;

/** Groups academies as a map of that zoom (tiles of 512 px) shows them. */
export function clusterSpots(
  rows: readonly AcademyRow[],
  zoom: number,
  bounds: readonly [number, number, number, number] = [-180, -90, 180, 90],
): Spot[] {
  const index = new Supercluster<{ id: string; name: string }>({
    radius: RADIUS_PX,
    extent: 512,
    maxZoom: MAX_ZOOM,
  });
  index.load(
    rows.map(({ id, name, lat, lng }) => ({
      type: 'Feature',
      properties: { id, name },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  );
  return index.getClusters([...bounds] as BBox, zoom).map(({ geometry, properties }) => {
    const [lng = 0, lat = 0] = geometry.coordinates;
    if (!('cluster_id' in properties)) return { lat, lng, count: 1, ...properties };
    const falls = index.getClusterExpansionZoom(properties.cluster_id);
    return { lat, lng, count: properties.point_count, zoom: falls };
  });
}
