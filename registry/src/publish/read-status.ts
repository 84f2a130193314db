import type { Canary, Pointer, ReleaseEvent } from '@skora/shared/contract';
import { HOST_ID } from '../releases/host-build';
import { readPointer, readRelease, registeredRemotes } from '../releases/registry';
import type { ReleaseStore } from '../store/release-store';
import type { Comparison } from '../watch/compare-canary';
import { addCounts, emptyCounts, type Counts } from '../watch/counts';
import { dayOf, WatchStore, type WatchedDay } from '../watch/watch-store';
import { findLive, type LiveRelease } from './history';
import { readComparison } from './move-canary';

const DAY_MS = 24 * 3_600_000;

/** A canary with what is known of it. */
export interface CanaryStatus extends Canary {
  live: LiveRelease;
  /** Null when it cannot be compared, for example because its release cannot be read. */
  comparison: Comparison | null;
  /** Of its visits, yesterday and today. */
  counts: Counts;
}

/** What is live of a remote, or of the host, and how its visits go. */
export interface RemoteStatus {
  id: string;
  /** Of the stable release's manifest; null for the host, and when it cannot be read. */
  owner: string | null;
  /** Null when the pointer cannot be read. */
  stable: LiveRelease | null;
  /** Its team took it off the site. */
  retired: boolean;
  /** What a rollback goes back to. */
  before: string | null;
  canary: CanaryStatus | null;
  /** Of visits with the stable release, yesterday and today (UTC). */
  counts: Counts;
  /** Newest first. */
  history: ReleaseEvent[];
}

/** What is known of one release in these days. */
function countsOf(days: readonly WatchedDay[], id: string, release: string): Counts {
  return days
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.id === id && entry.release === release)
    .reduce((sum, { counts }) => addCounts(sum, counts), emptyCounts());
}

/** Yesterday and today. */
function readRecentDays(store: ReleaseStore, now: number): Promise<WatchedDay[]> {
  return new WatchStore(store).readDays(dayOf(now - DAY_MS), dayOf(now));
}

function describePointer(id: string, pointer: Pointer | null, days: readonly WatchedDay[]): RemoteStatus {
  return {
    id,
    owner: null,
    stable: pointer && findLive(pointer, pointer.stable),
    retired: pointer?.retired ?? false,
    before: pointer?.previous[0] ?? null,
    canary: null,
    counts: pointer ? countsOf(days, id, pointer.stable) : emptyCounts(),
    history: pointer?.history ?? [],
  };
}

/** What the team wrote into its manifest; null when the release cannot be read. */
async function readManifestOwner(store: ReleaseStore, id: string, release: string): Promise<string | null> {
  return readRelease(store, id, release).then(
    ({ manifest }) => manifest.owner,
    () => null,
  );
}

async function readOne(
  store: ReleaseStore,
  id: string,
  days: readonly WatchedDay[],
  now: number,
): Promise<RemoteStatus> {
  const pointer = await readPointer(store, id).catch(() => null);
  const status = describePointer(id, pointer, days);
  if (!pointer) return status;
  const owner = await readManifestOwner(store, id, pointer.stable);
  const { canary } = pointer;
  if (!canary || pointer.retired) return { ...status, owner };
  const compared = await readComparison(store, id, now).catch(() => null);
  return {
    ...status,
    owner,
    canary: {
      ...canary,
      live: findLive(pointer, canary.release),
      comparison: compared?.comparison ?? null,
      counts: countsOf(days, id, canary.release),
    },
  };
}

/** What is live of all remotes: canaries with their comparison, and how visits go. @param now ms */
export async function readStatus(store: ReleaseStore, now: number): Promise<RemoteStatus[]> {
  const ids = await registeredRemotes(store);
  const days = ids.length === 0 ? [] : await readRecentDays(store, now);
  return Promise.all(ids.map((id) => readOne(store, id, days, now)));
}

/** The same of the host. @returns null when no host was released to this registry, or its pointer is garbage */
export async function readHostStatus(store: ReleaseStore, now: number): Promise<RemoteStatus | null> {
  const pointer = await readPointer(store, HOST_ID).catch(() => null);
  return pointer && describePointer(HOST_ID, pointer, await readRecentDays(store, now));
}
