import { useSyncExternalStore } from 'react';
import type { PageNavigationEntry } from '../contract/page-state';
import type { ManifestNavigationEntry, NavigationArea } from '../contract/remote-manifest';
import { NAVIGATION_PLACES } from './navigation-places';

let entries: readonly ManifestNavigationEntry[] | null = null;
const listeners = new Set<() => void>();

/** Hands the navigation entries of all resolved remotes to the kernel, in their order. The host calls it at start. */
export function provideNavigation(next: readonly PageNavigationEntry[]): void {
  entries = next.map((entry, order) => ({ order, ...entry }));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Navigation entries of an area in their order. A build renders places for them, which the host's server fills with the live
 * entries (`navigation/fill-navigation`); hydration repeats these.
 * @param atBuild of older releases: entries known to their build, which their HTML shows and hydration repeats
 */
export function useNavigation(
  area: NavigationArea,
  atBuild: readonly ManifestNavigationEntry[] = NAVIGATION_PLACES,
): ManifestNavigationEntry[] {
  const current = () => entries ?? atBuild;
  const all = useSyncExternalStore(
    subscribe,
    current,
    atBuild === NAVIGATION_PLACES ? current : () => atBuild,
  );
  return all.filter((entry) => entry.area === area).sort((a, b) => a.order - b.order);
}
