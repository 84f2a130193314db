import type { Canary, Pointer } from '@skora/shared/contract';
import { HOST_ID } from '../releases/host-build';
import { changePointer, readPointer } from '../releases/registry';
import type { ReleaseStore } from '../store/release-store';
import type { Author } from './author';
import { addEvent, measureRelease } from './history';
import { withStable } from './publish-release';
import { readShowable } from './read-showable';

// What commands do with a pointer. No key is asked for here: commands ask for the team's, the backend for an admin. A pointer is not
// signed, and can name only what a team has signed.

/** Somebody else has changed the pointer since it was looked at. */
export class ChangedError extends Error {}

/** There is nothing to do it with: no earlier release, no canary, no pointer at all. */
export class ImpossibleError extends Error {}

/** @throws when there is none, or it is the host's */
export function expectPointer(pointer: Pointer | null, id: string): Pointer {
  if (id === HOST_ID) {
    throw new ImpossibleError('This command is for remotes. Deploy or roll back the host on its platform.');
  }
  if (!pointer) throw new ImpossibleError(`${id} has never been released.`);
  return pointer;
}

/** @throws when a remote is off the site: only publishing brings it back */
export function expectOnSite(pointer: Pointer, id: string): Pointer {
  if (pointer.retired) throw new ImpossibleError(`${id} is off the site. Publish it to bring it back.`);
  return pointer;
}

/** Reads the pointer of a remote. @throws when there is none, or it is the host's */
export async function findPointer(store: ReleaseStore, id: string): Promise<Pointer> {
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
 * @param from the stable release that somebody wants to get away from
 * @throws {ChangedError} when another one is stable
 * @throws {ImpossibleError} when there is none before, or the remote is off the site
 */
export async function moveBack(
  store: ReleaseStore,
  id: string,
  from: string,
  author: Author,
): Promise<Rollback> {
  const expectFrom = (pointer: Pointer | null) => {
    const there = expectPointer(pointer, id);
    if (there.stable !== from) {
      throw new ChangedError(
        `Nothing was changed: ${there.stable} is now the stable release of ${id}. Check it, then roll back again.`,
      );
    }
    const [stable, ...previous] = expectOnSite(there, id).previous;
    if (stable === undefined) throw new ImpossibleError(`${id} has no earlier release to go back to.`);
    return { ...there, stable, previous };
  };
  const { stable } = expectFrom(await readPointer(store, id));
  await readShowable(store, id, stable);
  let canary: string | null = null;
  await changePointer(store, id, (now) => {
    const next = expectFrom(now);
    // Another one was not looked at.
    if (next.stable !== stable) {
      throw new ChangedError(
        `Nothing was changed: ${id} was changed meanwhile, and ${next.stable} would come back. Check it, then roll back again.`,
      );
    }
    canary = next.canary?.release ?? null;
    const pointer = { stable, previous: next.previous, history: next.history };
    return addEvent(pointer, 'rollback', stable, author);
  });
  return { stable, from, canary };
}

/** @param release that somebody saw as the canary; any is right when it is undefined @throws {ChangedError} when it is another one */
function expectCanary(pointer: Pointer | null, id: string, release: string | undefined) {
  const there = expectPointer(pointer, id);
  const { canary } = there;
  if (release !== undefined && canary?.release !== release) {
    const now = canary ? `${canary.release} is its canary` : 'it has no canary';
    throw new ChangedError(
      `Nothing was changed: ${id} was changed meanwhile, ${now}. Check it, then decide again.`,
    );
  }
  if (!canary) throw new ImpossibleError(`${id} has no canary.`);
  return { ...there, canary };
}

/**
 * Makes a release the stable one for everybody.
 * @param premise whether somebody saw it as the canary, or wants it whatever is live
 * @throws {ChangedError} when it was seen as the canary and is not any more
 * @throws {ImpossibleError} when it was seen as the canary of a remote that is off the site
 */
export async function makeStable(
  store: ReleaseStore,
  id: string,
  release: string,
  author: Author,
  premise: 'seen-as-canary' | 'whatever-is-live',
): Promise<void> {
  const expect = (pointer: Pointer | null) =>
    premise === 'seen-as-canary'
      ? expectOnSite(expectCanary(pointer, id, release), id)
      : expectPointer(pointer, id);
  expect(await readPointer(store, id));
  const size = measureRelease(await readShowable(store, id, release));
  await changePointer(store, id, (now) =>
    addEvent(withStable(expect(now), release), 'promote', release, author, size),
  );
}

/** The pointer without its canary, and a line of the history that says so. */
export function withoutCanary({ canary, ...pointer }: Pointer & { canary: Canary }, author: Author): Pointer {
  return addEvent(pointer, 'stop-canary', canary.release, author);
}

/**
 * Ends a canary: everybody gets the stable release again.
 * @param release that somebody saw as the canary; without it, whichever it is
 * @returns the release that was the canary
 * @throws {ChangedError} when another one is the canary
 */
export async function endCanary(
  store: ReleaseStore,
  id: string,
  author: Author,
  release?: string,
): Promise<string> {
  let stopped = '';
  await changePointer(store, id, (now) => {
    const pointer = expectCanary(now, id, release);
    stopped = pointer.canary.release;
    return withoutCanary(pointer, author);
  });
  return stopped;
}
