import type { Release, ReleasePage } from '@skora/shared/contract';

const indexes = new WeakMap<Release, ReadonlyMap<string, ReleasePage>>();

/** The listed page of a dynamic route at a pathname. One look-up, however many pages the release has. */
export function pageAt(release: Release, pathname: string): ReleasePage | null {
  const index = indexes.get(release) ?? new Map((release.pages ?? []).map((page) => [page.path, page]));
  indexes.set(release, index);
  return index.get(pathname) ?? null;
}
