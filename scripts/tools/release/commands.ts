import { readPointer, readRelease, writePointer, type ReleaseStore } from '@skora/registry';
import type { Pointer } from '@skora/shared/contract';

async function findPointer(store: ReleaseStore, id: string): Promise<Pointer> {
  const pointer = await readPointer(store, id);
  if (!pointer) throw new Error(`${id} has never been released.`);
  return pointer;
}

/** Goes back to the release before this one. @returns the release that is stable now */
export async function rollback(store: ReleaseStore, id: string): Promise<string> {
  const { previous } = await findPointer(store, id);
  const [stable, ...rest] = previous;
  if (stable === undefined) throw new Error(`${id} has no earlier release to go back to.`);
  await readRelease(store, id, stable);
  await writePointer(store, id, { stable, previous: rest });
  return stable;
}

/** Shows a release to a share of visitors, 1–99 percent. */
export async function startCanary(
  store: ReleaseStore,
  id: string,
  release: string,
  weight: number,
): Promise<void> {
  if (!Number.isInteger(weight) || weight < 1 || weight > 99) {
    throw new Error('The weight of a canary is a whole number of percent from 1 to 99.');
  }
  const pointer = await findPointer(store, id);
  await readRelease(store, id, release);
  await writePointer(store, id, { ...pointer, canary: { release, weight } });
}

/** Makes a release, by default the canary, the stable one for everybody. @returns the release that is stable now */
export async function promote(store: ReleaseStore, id: string, release?: string): Promise<string> {
  const { stable, canary, previous } = await findPointer(store, id);
  const next = release ?? canary?.release;
  if (next === undefined) throw new Error(`${id} has no canary; name the release to promote.`);
  await readRelease(store, id, next);
  await writePointer(store, id, {
    stable: next,
    previous: next === stable ? previous : [stable, ...previous],
  });
  return next;
}

/** Ends a canary: everybody gets the stable release again. */
export async function stopCanary(store: ReleaseStore, id: string): Promise<void> {
  const { stable, previous } = await findPointer(store, id);
  await writePointer(store, id, { stable, previous });
}
