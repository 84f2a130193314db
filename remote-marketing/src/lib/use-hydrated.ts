import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while its markup is taken over, so that what only a browser knows comes after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
