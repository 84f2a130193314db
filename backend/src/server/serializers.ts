import SerializerSelector from '@fastify/fast-json-stringify-compiler';

const factory = SerializerSelector();
const made = new Map<string, Map<string, SerializerSelector.Serializer>>();

function madeWith(named: string) {
  const known = made.get(named) ?? new Map<string, SerializerSelector.Serializer>();
  made.set(named, known);
  return known;
}

/**
 * Fastify makes a serializer for each answer of each route. Most answers are alike (one shape for every failure), and
 * making one takes milliseconds; so each shape gets one, which is most of the time a start takes.
 *
 * @param named the schemas others refer to, by name
 */
export const buildSerializer: SerializerSelector.SerializerFactory = (named, options) => {
  const compile = factory(named, options);
  const known = madeWith(JSON.stringify([named, options]));
  return (route) => {
    const shape = JSON.stringify(route.schema);
    const serializer = known.get(shape) ?? compile(route);
    known.set(shape, serializer);
    return serializer;
  };
};
