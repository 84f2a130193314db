import { useSyncExternalStore } from 'react';
import type { ManifestNavigationEntry, NavigationArea } from '../contract/remote-manifest';

let entries: readonly ManifestNavigationEntry[] | null = null;
const listeners = new Set<() => void>();

/** Hands the navigation entries of all resolved remotes to the kernel. The host calls it at start. */
export function provideNavigation(next: readonly ManifestNavigationEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Navigation entries of an area in their order.
 * @param atBuild entries known when the remote was built: what prerendered HTML shows and hydration repeats
 */
export function useNavigation(
  area: NavigationArea,
  atBuild: readonly ManifestNavigationEntry[],
): ManifestNavigationEntry[] {
  const all = useSyncExternalStore(
    subscribe,
    () => entries ?? atBuild,
    () => atBuild,
  );
  return all.filter((entry) => entry.area === area).sort((a, b) => a.order - b.order);
}
