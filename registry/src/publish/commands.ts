import type { Pointer } from '@skora/shared/contract';
import { HOST_ID } from '../releases/host-build';
import { changePointer, readPointer } from '../releases/registry';
import type { ReleaseStore } from '../store/release-store';
import { assertOwner } from '../signing/owners';
import type { Actor } from './author';
import { assertPlan, type CanaryPlan } from './canary-plan';
import { addEvent, measureRelease } from './history';
import { withStable } from './publish-release';
import { readShowable } from './read-showable';

function expectPointer(pointer: Pointer | null, id: string): Pointer {
  if (id === HOST_ID) {
    throw new Error(
      'A host goes live, and back, by the means of its platform: deploy the build that is wanted there.',
    );
  }
  if (!pointer) throw new Error(`${id} has never been released.`);
  return pointer;
}

async function findPointer(store: ReleaseStore, id: string): Promise<Pointer> {
  return expectPointer(await readPointer(store, id), id);
}

/** What a rollback did. */
export interface Rollback {
  stable: string;
  from: string;
  /** The canary that ended with it. */
  canary: string | null;
}

/**
 * Goes back to the release before this one. A canary ends: it was compared with what is gone now. The release that was live
 * stays in the history and can be promoted again.
 */
export async function rollback(store: ReleaseStore, id: string, { author, key }: Actor): Promise<Rollback> {
  await assertOwner(store, id, key);
  const { stable: from, previous, canary } = await findPointer(store, id);
  const [stable, ...rest] = previous;
  if (stable === undefined) throw new Error(`${id} has no earlier release to go back to.`);
  await readShowable(store, id, stable);
  await changePointer(store, id, (now) => {
    const pointer = expectPointer(now, id);
    if (pointer.stable !== from) {
      throw new Error(`${id} was changed meanwhile: ${pointer.stable} is stable. Look, and roll back again.`);
    }
    return addEvent({ stable, previous: rest, history: pointer.history }, 'rollback', stable, author);
  });
  return { stable, from, canary: canary?.release ?? null };
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
  await findPointer(store, id);
  const size = measureRelease(await readShowable(store, id, release));
  const canary = { release, weight, since: new Date().toISOString(), ...plan };
  await changePointer(store, id, (now) =>
    addEvent({ ...expectPointer(now, id), canary }, 'canary', release, author, size),
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
  const size = measureRelease(await readShowable(store, id, next));
  await changePointer(store, id, (now) =>
    addEvent(withStable(expectPointer(now, id), next), 'promote', next, author, size),
  );
  return next;
}

/** Ends a canary: everybody gets the stable release again. @returns the release that was the canary */
export async function stopCanary(store: ReleaseStore, id: string, { author, key }: Actor): Promise<string> {
  await assertOwner(store, id, key);
  let stopped = '';
  await changePointer(store, id, (now) => {
    const { canary, ...pointer } = expectPointer(now, id);
    if (!canary) throw new Error(`${id} has no canary.`);
    stopped = canary.release;
    return addEvent(pointer, 'stop-canary', canary.release, author);
  });
  return stopped;
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
