import type { Pointer, Release } from '@skora/shared/contract';
import type { ReleaseStore } from './store/release-store';

const ID = /^remote-[a-z0-9-]+$/;
const RELEASE = /^[a-z0-9]{6,64}$/;

function parse(bytes: Buffer, what: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Error(`${what} is not JSON.`);
  }
}

function isPointer(value: unknown): value is Pointer {
  if (typeof value !== 'object' || value === null) return false;
  const { stable, previous } = value as Partial<Pointer>;
  return typeof stable === 'string' && RELEASE.test(stable) && Array.isArray(previous);
}

function isRelease(value: unknown, id: string): value is Release {
  if (typeof value !== 'object' || value === null) return false;
  const release = value as Partial<Release>;
  return (
    release.id === id &&
    typeof release.entry === 'string' &&
    Array.isArray(release.fragments) &&
    (release.pages === undefined || Array.isArray(release.pages)) &&
    !!release.manifest
  );
}

export const registryPaths = {
  pointer: (id: string) => `pointers/${id}.json`,
  release: (id: string, release: string) => `releases/${id}/${release}.json`,
  file: (id: string, name: string) => `files/${id}/${name}`,
};

/** Ids of the remotes that have a pointer. */
export async function registeredRemotes(store: ReleaseStore): Promise<string[]> {
  const names = await store.list('pointers');
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((id) => ID.test(id));
}

/** @returns null when the remote was never released; rejects when the pointer is garbage or the store is down */
export async function readPointer(store: ReleaseStore, id: string): Promise<Pointer | null> {
  const bytes = await store.read(registryPaths.pointer(id));
  if (!bytes) return null;
  const value = parse(bytes, `The pointer of ${id}`);
  if (!isPointer(value)) throw new Error(`The pointer of ${id} is not valid.`);
  return value;
}

/** Flips a remote's pointer: the one change that visitors notice. */
export async function writePointer(store: ReleaseStore, id: string, pointer: Pointer): Promise<void> {
  await store.write(registryPaths.pointer(id), Buffer.from(`${JSON.stringify(pointer, null, 2)}\n`), {
    immutable: false,
  });
}

/** Reads one release. Rejects when it is missing or garbage. */
export async function readRelease(store: ReleaseStore, id: string, release: string): Promise<Release> {
  const bytes = await store.read(registryPaths.release(id, release));
  if (!bytes) throw new Error(`Release ${release} of ${id} is not in the registry.`);
  const value = parse(bytes, `Release ${release} of ${id}`);
  if (!isRelease(value, id)) throw new Error(`Release ${release} of ${id} is not valid.`);
  return value;
}
