import { geoPath } from 'd3-geo';
import type { Feature, FeatureCollection, Geometry, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { worldProjection } from './mercator';

/** One country as it is drawn, in units of the world's square. */
export interface CountryShape {
  id: string;
  name: string;
  path: string;
  box: [left: number, top: number, right: number, bottom: number];
  /** Middle of its largest part. */
  label: [x: number, y: number];
  /** Width of that part; says whether the name has room. */
  room: number;
}

const draw = geoPath(worldProjection).digits(2);
/** Reaches to the pole, which this projection never shows. */
const ANTARCTICA = '010';

function findLargest(parts: Position[][][]): Geometry {
  const polygons = parts.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }));
  return polygons.reduce((a, b) => (draw.area(a) >= draw.area(b) ? a : b));
}

function shape({ id, geometry, properties }: Feature, index: number): CountryShape {
  const [[left, top], [right, bottom]] = draw.bounds(geometry);
  const main = geometry.type === 'MultiPolygon' ? findLargest(geometry.coordinates) : geometry;
  const [[west], [east]] = draw.bounds(main);
  return {
    // Territories without a code of their own have none.
    id: `${id ?? 'x'}-${index}`,
    name: typeof properties?.name === 'string' ? properties.name : '',
    path: draw(geometry) ?? '',
    box: [left, top, right, bottom],
    label: draw.centroid(main),
    room: east - west,
  };
}

/** Draws the countries of a topology of Natural Earth. */
export function countryShapes(topology: Topology): CountryShape[] {
  const countries = topology.objects.countries as GeometryCollection;
  const { features } = feature(topology, countries) as FeatureCollection;
  return features.filter(({ id }) => id !== ANTARCTICA).map(shape);
}
