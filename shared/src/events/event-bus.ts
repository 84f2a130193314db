import mitt from 'mitt';
import type { EventMap } from './event-map';

/** An interface that others extend has no index signature, which the bus wants; a mapped type does. */
type Facts = { [Name in keyof EventMap]: EventMap[Name] };

const bus = mitt<Facts>();

type EventName = keyof EventMap;
type Handler<Name extends EventName> = (payload: EventMap[Name]) => void;

function reportLater(error: unknown): void {
  // A handler's error belongs to its owner: surface it as an uncaught error without stopping the other handlers.
  queueMicrotask(() => {
    throw error;
  });
}

/**
 * Listens to a fact. A handler that throws does not stop the others.
 * @returns a function that stops listening; call it when the remote unmounts
 * @example const off = onEvent('auth:signed-out', () => cache.clear());
 */
export function onEvent<Name extends EventName>(name: Name, handler: Handler<Name>): () => void {
  const guarded: Handler<Name> = (payload) => {
    try {
      handler(payload);
    } catch (error) {
      reportLater(error);
    }
  };
  bus.on(name, guarded);
  return () => bus.off(name, guarded);
}

/** Tells every listener a fact; the payload is frozen so that no listener can change it for the next. */
export function emitEvent<Name extends EventName>(name: Name, payload: EventMap[Name]): void {
  const copy = { ...payload };
  Object.freeze(copy);
  bus.emit(name, copy);
}

/** Number of listeners of an event, or of all; tests use it to prove that a remote cleans up. */
export function listenerCount(name?: EventName): number {
  if (name !== undefined) return bus.all.get(name)?.length ?? 0;
  return [...bus.all.values()].reduce((sum, handlers) => sum + (handlers?.length ?? 0), 0);
}
