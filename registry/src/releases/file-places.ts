import type { Release, ReleaseFile } from '@skora/shared/contract';

/** Files that the site's server alone reads: markup of listed pages, and preview cards, which it serves under its own address. */
function serverNames({ pages = [], cards = {} }: Release): Set<string> {
  return new Set([...pages.map(({ file }) => file), ...Object.values(cards)]);
}

/**
 * Files that the registry holds: all of them. Of a release that has its files on another origin only what the site's server
 * reads itself, which includes the styles that it writes into pages.
 */
export function listStoredFiles(release: Release): ReleaseFile[] {
  if (release.baseUrl === undefined) return release.files;
  const names = serverNames(release);
  for (const { css } of Object.values(release.views)) for (const name of css) names.add(name);
  return release.files.filter(({ name }) => names.has(name));
}

/** Files that browsers fetch from a release's own address; none when it has none. */
export function listElsewhereFiles(release: Release): ReleaseFile[] {
  if (release.baseUrl === undefined) return [];
  const names = serverNames(release);
  return release.files.filter(({ name }) => !names.has(name));
}
