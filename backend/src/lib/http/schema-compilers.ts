import createValidatorFactory, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import {
  SerializerSelector,
  type Serializer,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler';

/** What has not been compiled yet. */
const waiting = new Set<() => unknown>();

/** A function that is made when it is first called, or read from. */
function makeLater<Made extends (...args: never[]) => unknown>(make: () => Made): Made {
  let made: Made | undefined;
  const get = () => {
    waiting.delete(get);
    return (made ??= make());
  };
  waiting.add(get);
  const standIn: object = () => undefined;
  return new Proxy(standIn, {
    apply: (_standIn, self, args: Parameters<Made>) => get().apply(self, args),
    get: (_standIn, key) => Reflect.get(get(), key) as unknown,
  }) as Made;
}

/**
 * Compiles everything that still waits for its first request, so that a service that starts is ready for all of them.
 *
 * @throws Error for a schema that does not compile
 */
export function compileWaitingSchemas(): void {
  for (const get of waiting) get();
}

const makeSerializers = SerializerSelector();
const serializers = new Map<string, Map<string, Serializer>>();

function serializersFor(named: string) {
  const known = serializers.get(named) ?? new Map<string, Serializer>();
  serializers.set(named, known);
  return known;
}

/**
 * Fastify makes a serializer for each answer of each route when it starts, which was most of the time a start took. Most
 * answers are alike, every failure has one shape, so it is made once for each shape, and when it is needed.
 *
 * @param named the schemas others refer to, by name
 */
export const buildSerializer: SerializerFactory = (named, options) => {
  const compile = makeLater(() => makeSerializers(named, options));
  const known = serializersFor(JSON.stringify([named, options]));
  return (route) => {
    const shape = JSON.stringify(route.schema);
    const serializer = known.get(shape) ?? makeLater(() => compile(route));
    known.set(shape, serializer);
    return serializer;
  };
};

const makeValidators = createValidatorFactory();

/** Checks of requests, each made when it is needed. @param named the schemas others refer to, by name */
export const buildValidator: BuildCompilerFromPool = (named, options) => {
  const compile = makeLater(() => makeValidators(named, options));
  return (schema) => makeLater(() => compile(schema));
};
