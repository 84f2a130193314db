import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered markup and its first client render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
