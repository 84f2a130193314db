import Supercluster from 'supercluster';
import type { MapMark } from '../world-map/map-mark';
import type { ListedPlayer } from './listed-player';
import type { MapCell } from './use-map-cells';

interface Counted {
  key: string;
  name: string | null;
  count: number;
}

const RADIUS_PX = 68;
const MAX_ZOOM = 9;

interface Spot extends Counted {
  lat: number;
  lng: number;
}

/** Groups what would overlap at a zoom; a group counts the players behind its members. */
function grouped(spots: readonly Spot[], zoom: number): MapMark[] {
  const index = new Supercluster<Counted, { count: number }>({
    radius: RADIUS_PX,
    extent: 512,
    maxZoom: MAX_ZOOM,
    map: ({ count }) => ({ count }),
    reduce: (all, { count }) => {
      all.count += count;
    },
  });
  index.load(
    spots.map(({ lat, lng, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  );
  return index.getClusters([-180, -90, 180, 90], zoom).map(({ geometry, properties }) => {
    const [lng = 0, lat = 0] = geometry.coordinates;
    if ('cluster_id' in properties) {
      const key = `group-${lat.toFixed(3)},${lng.toFixed(3)}`;
      const falls = index.getClusterExpansionZoom(properties.cluster_id);
      const count = properties.count;
      return { key, lat, lng, count, zoom: falls, label: `${count} players here, zoom in` };
    }
    const { key, name, count } = properties;
    return { key, lat, lng, count, label: name ?? `${count} ${count === 1 ? 'player' : 'players'} here` };
  });
}

export function cellMarks(cells: readonly MapCell[], zoom: number): MapMark[] {
  return grouped(
    cells.map(({ key, lat, lng, count }) => ({ key: `cell-${key}`, name: null, lat, lng, count })),
    zoom,
  );
}

export function playerMarks(players: readonly ListedPlayer[], zoom: number): MapMark[] {
  return grouped(
    players.map(({ id, name, city, lat, lng }) => ({
      key: id,
      name: `${name}, ${city}`,
      lat,
      lng,
      count: 1,
    })),
    zoom,
  );
}
