/** A value that changes, plain and outside React. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** @returns a function that stops listening */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a {@link Store}. Setting the same value again tells nobody. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
