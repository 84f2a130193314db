import { useSyncExternalStore } from 'react';

const QUERY = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const list = globalThis.matchMedia?.(QUERY);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(QUERY).matches ?? false);
}
