import { changePointer, readPointer } from '../releases/registry';
import type { Pointer } from '@skora/shared/contract';
import type { ReleaseStore } from '../store/release-store';
import { assertOwner } from '../signing/owners';
import type { Actor } from './author';
import { assertPlan, type CanaryPlan } from './canary-plan';
import { addEvent, measureRelease } from './history';
import {
  endCanary,
  expectOnSite,
  expectPointer,
  findPointer,
  ImpossibleError,
  makeStable,
  moveBack,
  type Rollback,
} from './moves';
import { readShowable } from './read-showable';

/** A rollback as the team of the remote gives it: {@link moveBack}, from the release that is stable now. */
export async function rollback(store: ReleaseStore, id: string, { author, key }: Actor): Promise<Rollback> {
  await assertOwner(store, id, key);
  const { stable } = await findPointer(store, id);
  return moveBack(store, id, stable, author);
}

/** Shows a release to a share of visitors, 1–99 percent. @param plan how the share grows by itself; it stays without one */
export async function startCanary(
  store: ReleaseStore,
  id: string,
  release: string,
  weight: number,
  { author, key }: Actor,
  plan?: CanaryPlan,
): Promise<void> {
  assertPlan(weight, plan);
  await assertOwner(store, id, key);
  const expectComparable = (pointer: Pointer | null) => {
    const there = expectOnSite(expectPointer(pointer, id), id);
    if (there.stable !== release) return there;
    throw new ImpossibleError(
      `${release} is the stable release of ${id} already; there is nothing to compare it with.`,
    );
  };
  expectComparable(await readPointer(store, id));
  const size = measureRelease(await readShowable(store, id, release));
  const canary = { release, weight, since: new Date().toISOString(), ...plan };
  await changePointer(store, id, (now) =>
    addEvent({ ...expectComparable(now), canary }, 'canary', release, author, size),
  );
}

/** Makes a release, by default the canary, the stable one for everybody. @returns the release that is stable now */
export async function promote(
  store: ReleaseStore,
  id: string,
  { author, key }: Actor,
  release?: string,
): Promise<string> {
  await assertOwner(store, id, key);
  const { canary } = await findPointer(store, id);
  const next = release ?? canary?.release;
  if (next === undefined) throw new Error(`${id} has no canary; name the release to promote.`);
  await makeStable(store, id, next, author, 'whatever-is-live');
  return next;
}

/** Ends a canary: everybody gets the stable release again. @returns the release that was the canary */
export async function stopCanary(store: ReleaseStore, id: string, { author, key }: Actor): Promise<string> {
  await assertOwner(store, id, key);
  return endCanary(store, id, author);
}

/**
 * Takes a remote off the site: its pages are gone, its slots and navigation entries too. Open tabs keep their files, and
 * publishing it again brings it back. @returns the release that was stable
 */
export async function retire(store: ReleaseStore, id: string, { author, key }: Actor): Promise<string> {
  await assertOwner(store, id, key);
  const { stable } = await changePointer(store, id, (now) => {
    const { canary: _ended, ...pointer } = expectPointer(now, id);
    if (pointer.retired) throw new Error(`${id} is off the site already.`);
    return addEvent({ ...pointer, retired: true }, 'retire', pointer.stable, author);
  });
  return stable;
}
