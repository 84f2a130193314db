import type { Release } from '@skora/shared/contract';
import { HOST_ID } from '@skora/registry';
import { emptyCounts, type Side, type WatchedCounts } from '@skora/registry/watch';
import { remoteUrl } from '../compose/page-assets';
import type { PolicyReport } from './read-reports';

/** A release that visitors get now, as stable one or canary. */
export interface LiveRelease {
  release: Release;
  side: Side;
}

type Owner = Pick<WatchedCounts, 'id' | 'release' | 'side'>;

function hasFile({ id, baseUrl, files }: Release, source: string): boolean {
  const [address, folder] =
    baseUrl === undefined ? [new URL(source).pathname, remoteUrl(id, '')] : [source, baseUrl];
  return address.startsWith(folder) && files.some(({ name }) => name === address.slice(folder.length));
}

/** @returns null for scripts of others: browser extensions do much that pages may not */
function findOwner(source: string | null, live: readonly LiveRelease[], build: string): Owner | null {
  const host = { id: HOST_ID, release: build, side: 'stable' } as const;
  // An inline script has no address.
  if (source === null || source === '') return host;
  if (!URL.canParse(source) || !/^https?:$/.test(new URL(source).protocol)) return null;
  const found = live.find(({ release }) => hasFile(release, source));
  return found ? { id: found.release.id, release: found.release.release, side: found.side } : host;
}

/**
 * Counts what pages' policies have refused, for the release whose script it was; for the host, where that is unknown.
 * @param live a file that several releases have counts for the first
 * @param build of the host
 */
export function countReports(
  reports: readonly PolicyReport[],
  live: readonly LiveRelease[],
  build: string,
): WatchedCounts[] {
  return reports.flatMap(({ directive, source }) => {
    const owner = findOwner(source, live, build);
    return owner ? [{ ...owner, counts: { ...emptyCounts(), reports: { [directive]: 1 } } }] : [];
  });
}
