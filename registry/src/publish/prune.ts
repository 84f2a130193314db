import type { Pointer, ReleaseEvent } from '@skora/shared/contract';
import { registryPaths } from '../lib/paths';
import { MAX_PREVIEW_MS } from '../preview';
import { readFileList, readPointer } from '../releases/registry';
import { assertOwner } from '../signing/owners';
import type { ReleaseStore } from '../store/release-store';
import type { Actor } from './author';

const DAY_MS = 24 * 3_600_000;

/** Tabs that were opened while a release was live may ask for its files for this long. */
export const KEPT_FOR_TABS_MS = 7 * DAY_MS;

/** Files that are younger may belong to a release that is being published. */
const KEPT_FILES_MS = DAY_MS;

/** A link may still ask for a release that was written since. A further link for the same one writes its signature anew. */
const KEPT_FOR_LINKS_MS = MAX_PREVIEW_MS;

/** Releases that an event put in front of visitors. */
const SHOWS: readonly ReleaseEvent['action'][] = ['release', 'canary', 'promote', 'rollback'];

/**
 * Releases that open tabs may still use: each that was shown since the cutoff, or was what visitors had until then.
 * @param cutoff ms
 */
function recentlyShown({ history = [] }: Pointer, cutoff: number): string[] {
  const shown = history.filter(({ action }) => SHOWS.includes(action));
  const recent = shown.filter(({ at }) => Date.parse(at) >= cutoff);
  const before = shown.slice(recent.length);
  // Of the time before the cutoff the last stable release counts, and the canaries beside it.
  const stable = before.findIndex(({ action }) => action !== 'canary');
  const atCutoff = stable === -1 ? before : before.slice(0, stable + 1);
  return [...recent, ...atCutoff].map(({ release }) => release);
}

/** Releases that stay: what is live, what one may roll back to, and what open tabs may use. */
export function keptReleases(pointer: Pointer, now: number): Set<string> {
  const { stable, canary, previous } = pointer;
  return new Set([
    stable,
    ...(canary ? [canary.release] : []),
    ...previous,
    ...recentlyShown(pointer, now - KEPT_FOR_TABS_MS),
  ]);
}

/** What a pruning took away. */
export interface Pruned {
  releases: string[];
  files: string[];
}

/**
 * Deletes what nobody needs any more of a remote: releases beside the kept ones, and files that no kept release lists.
 * A release that was written, or signed again, within the longest life of a preview link stays, and so do files of the last day.
 * @throws when a kept release cannot be read: then nobody knows which files it needs
 */
export async function prune(
  store: ReleaseStore,
  id: string,
  { key }: Actor,
  now = Date.now(),
): Promise<Pruned> {
  await assertOwner(store, id, key);
  const pointer = await readPointer(store, id);
  if (!pointer) throw new Error(`${id} has never been released.`);
  const isWithin = (ms: number, { writtenAt }: { writtenAt: number }) => now - writtenAt <= ms;
  const kept = keptReleases(pointer, now);
  const releaseOf = (name: string) => name.replace(/\.(json|sig|maps)$/, '');
  const needed = new Set<string>();
  const read = new Set<string>();
  /** Keeps what is too young to go, and reads which files are needed. @returns names of what is described */
  const lookAround = async (before?: ReadonlySet<string>): Promise<Set<string>> => {
    const described = await store.listWritten(`releases/${id}`);
    const isYoung = (entry: { name: string; writtenAt: number }) =>
      isWithin(KEPT_FOR_LINKS_MS, entry) || before?.has(entry.name) === false;
    for (const entry of described) if (isYoung(entry)) kept.add(releaseOf(entry.name));
    const names = new Set(described.map(({ name }) => name));
    for (const release of kept) {
      if (!names.has(`${release}.json`) || read.has(release)) continue;
      for (const { name } of await readFileList(store, id, release)) needed.add(name);
      read.add(release);
    }
    return names;
  };
  const there = await lookAround();
  const old = (await store.listWritten(`files/${id}`)).filter((entry) => !isWithin(KEPT_FILES_MS, entry));
  // What was published since may list an old file, which was not uploaded again.
  await lookAround(there);
  const files = old.map(({ name }) => name).filter((name) => !needed.has(name));
  const releases = [...new Set([...there].map(releaseOf))].filter((release) => !kept.has(release));
  for (const release of releases) {
    await store.delete(registryPaths.release(id, release));
    await store.delete(registryPaths.signature(id, release));
    await store.delete(registryPaths.maps(id, release));
  }
  for (const name of files) await store.delete(registryPaths.file(id, name));
  return { releases, files };
}
