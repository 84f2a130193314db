import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True when the component's first render was the server's, i.e. it took over finished HTML. Stays so. */
export function usePrerendered(): boolean {
  const server = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [first] = useState(server);
  return first;
}
