import {
  SerializerSelector,
  type Serializer,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler';

const factory = SerializerSelector();
const made = new Map<string, Map<string, Serializer>>();

function madeWith(named: string) {
  const known = made.get(named) ?? new Map<string, Serializer>();
  made.set(named, known);
  return known;
}

/**
 * Fastify makes a serializer for each answer of each route, which was most of the time a start took. Most answers are
 * alike, every failure has one shape, so it is made once for each shape.
 *
 * @param named the schemas others refer to, by name
 */
export const buildSerializer: SerializerFactory = (named, options) => {
  const compile = factory(named, options);
  const known = madeWith(JSON.stringify([named, options]));
  return (route) => {
    const shape = JSON.stringify(route.schema);
    const serializer = known.get(shape) ?? compile(route);
    known.set(shape, serializer);
    return serializer;
  };
};
