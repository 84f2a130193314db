import type { Release, ReleaseFile, ReleaseMaps } from '@skora/shared/contract';
import { parseJson, toBytes } from '../lib/json';
import { registryPaths } from '../lib/paths';
import { HOST_ID, parseHostBuild } from '../releases/host-build';
import { parseRelease } from '../releases/parse-release';
import type { ReleaseStore } from '../store/release-store';
import { findRefusedOrigin } from './origins';
import { readOwner, removeKey, type Owner } from './owners';
import { isSignedBy, type TeamKey } from './team-key';

/** `releases/{id}/{release}.sig`: over the exact bytes of the release's description, which names the digest of each file. */
interface Signature {
  key: string;
  signature: string;
}

/**
 * A release that must not be shown: its owner did not sign it, or not like this, it is garbage, or its files are on an origin that
 * is not allowed.
 */
export class UntrustedError extends Error {}

/** A release whose description is not in the registry. */
export class MissingReleaseError extends Error {}

/** @returns null when there is none, or it is garbage */
async function readSignature(store: ReleaseStore, id: string, release: string): Promise<Signature | null> {
  const bytes = await store.read(registryPaths.signature(id, release));
  if (!bytes) return null;
  try {
    const value = parseJson(bytes, 'The signature') as Partial<Signature> | null;
    return typeof value?.key === 'string' && typeof value.signature === 'string'
      ? (value as Signature)
      : null;
  } catch {
    return null;
  }
}

/** Signs the description of a release, for its team. */
export async function writeSignature(
  store: ReleaseStore,
  { id, release, bytes }: { id: string; release: string; bytes: Buffer },
  key: TeamKey,
): Promise<void> {
  const signature: Signature = { key: key.id, signature: key.sign(bytes) };
  await store.write(registryPaths.signature(id, release), toBytes(signature), { immutable: false });
}

function isGenuine(owner: Owner | null, signature: Signature | null, bytes: Buffer): boolean {
  const key = owner?.keys.find(({ id }) => id === signature?.key);
  return key !== undefined && signature !== null && isSignedBy(key.publicKey, bytes, signature.signature);
}

function parseSigned<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UntrustedError((error as Error).message);
  }
}

/** Bytes of a description that a key signed which its id's owner has today. Rejects when they are missing or not genuine. */
async function readSignedBytes(store: ReleaseStore, id: string, release: string) {
  const bytes = await store.read(registryPaths.release(id, release));
  if (!bytes) throw new MissingReleaseError(`Release ${release} of ${id} is not in the registry.`);
  const [owner, signature] = await Promise.all([readOwner(store, id), readSignature(store, id, release)]);
  if (!isGenuine(owner, signature, bytes)) {
    throw new UntrustedError(`Release ${release} of ${id} is not signed by its owner.`);
  }
  return { bytes, owner };
}

/**
 * Reads a release as its team signed it. Rejects when it is missing, garbage, not signed by a key that its id's owner has
 * today, names another release, or has its files on an origin that the id may not use today.
 */
export async function readSignedRelease(store: ReleaseStore, id: string, release: string): Promise<Release> {
  const { bytes, owner } = await readSignedBytes(store, id, release);
  const found = parseSigned(() => parseRelease(bytes, id, release));
  // A pointer cannot pass off one signed release as another.
  if (found.release !== release)
    throw new UntrustedError(`Release ${release} of ${id} says to be ${found.release}.`);
  const refused = findRefusedOrigin(owner, found);
  if (refused !== null)
    throw new UntrustedError(
      `Release ${release} of ${id} has its files on ${refused}, which is not allowed.`,
    );
  return found;
}

/** Signs a release again as it is. Rejects when its owner has not signed it as it is now. */
export async function signAgain(
  store: ReleaseStore,
  id: string,
  release: string,
  key: TeamKey,
): Promise<void> {
  const { bytes } = await readSignedBytes(store, id, release);
  await writeSignature(store, { id, release, bytes }, key);
}

/** What a release of a remote, or a build of the host, says of its files and source maps. Rejects when it must not be served. */
export async function readSignedBuild(
  store: ReleaseStore,
  id: string,
  release: string,
): Promise<{ files: ReleaseFile[]; maps?: ReleaseMaps }> {
  if (id !== HOST_ID) return readSignedRelease(store, id, release);
  const { bytes } = await readSignedBytes(store, id, release);
  return parseSigned(() => parseHostBuild(bytes, release));
}

/** What a release of a remote, or a build of the host, lists as its files. Rejects when it must not be served. */
export async function readSignedFiles(
  store: ReleaseStore,
  id: string,
  release: string,
): Promise<ReleaseFile[]> {
  return (await readSignedBuild(store, id, release)).files;
}

/**
 * Takes away a key of a team, after signing again with another key what the old one had signed and can be live.
 * @param releases names of the releases that are live or that one may roll back to
 * @returns how many were signed again
 */
export async function replaceKey(
  store: ReleaseStore,
  id: string,
  key: TeamKey,
  removed: string,
  releases: readonly string[],
): Promise<number> {
  let signed = 0;
  const owner = await readOwner(store, id);
  for (const release of releases) {
    const bytes = await store.read(registryPaths.release(id, release));
    const signature = await readSignature(store, id, release);
    if (!bytes || signature?.key !== removed || !isGenuine(owner, signature, bytes)) continue;
    await writeSignature(store, { id, release, bytes }, key);
    signed += 1;
  }
  await removeKey(store, id, key, removed);
  return signed;
}
