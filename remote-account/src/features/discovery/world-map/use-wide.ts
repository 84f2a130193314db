import { useSyncExternalStore } from 'react';

const QUERY = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const list = globalThis.matchMedia?.(QUERY);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Whether the page has room for a map beside a list. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(QUERY).matches ?? false);
}
