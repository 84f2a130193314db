import type { Pointer, Release, RemoteManifest } from '@skora/shared/contract';
import { registryPaths } from '../lib/paths';
import { listStoredFiles } from '../releases/file-places';
import { changePointer, readPointer } from '../releases/registry';
import { findRefusal } from '../signing/owners';
import { readSignedRelease, signAgain, writeSignature } from '../signing/signatures';
import type { TeamKey } from '../signing/team-key';
import { packMaps, writeMaps } from '../source-maps/pack-maps';
import type { ReleaseStore } from '../store/release-store';
import type { Author } from './author';
import { checkServed } from './checks/check-elsewhere';
import { checkRelease } from './checks/check-release';
import { addEvent, measureRelease } from './history';
import { uploadFiles } from './upload-files';

const KEPT_FOR_ROLLBACK = 20;

/** The pointer with another stable release; the one before it stays for rollback. A canary and a retirement end. */
export function withStable(pointer: Pointer | null, stable: string): Pointer {
  const earlier = pointer ? [pointer.stable, ...pointer.previous] : [];
  return {
    stable,
    previous: earlier.filter((release) => release !== stable).slice(0, KEPT_FOR_ROLLBACK),
    history: pointer?.history,
  };
}

interface PublishOptions {
  /** The remote that is to be published; a release of another one is refused. */
  id: string;
  release: Release;
  /** The built files, and source maps beside them. */
  folder: string;
  author: Author;
  /** A key of the team that owns the remote. */
  key: TeamKey;
  /** `files-only` uploads without moving the pointer, for a canary. */
  mode?: 'stable' | 'files-only';
  warn?: (line: string) => void;
  /**
   * Manifests of remotes that are released in the same go. They count instead of what is live of them, so that two remotes
   * may fill slots in each other's pages.
   */
  alongside?: readonly RemoteManifest[];
}

/**
 * Uploads a release and makes it the remote's stable one. Files first, pointer last: nobody sees half a release. Files on
 * another origin have to be there already.
 * @returns false when this release is the stable one already and nothing of it was damaged
 * @throws when the release would break the site, with every reason
 */
export async function publishRelease(
  store: ReleaseStore,
  { id, release, folder, author, key, mode = 'stable', warn, alongside }: PublishOptions,
): Promise<boolean> {
  const pointer = await readPointer(store, id).catch(() => null);
  const isStable = pointer?.stable === release.release && !pointer.retired;
  const refusal = await findRefusal(store, id, key);
  if (refusal) throw new Error(`${id} ${release.release} was not released:\n- ${refusal}`);
  const stored = await readSignedRelease(store, id, release.release).catch(() => null);
  const isKnown = isStable && stored !== null;
  const reasons = isKnown ? [] : await checkRelease(store, id, release, folder, warn, alongside);
  if (reasons.length === 0) {
    reasons.push(...(await checkServed(store, release)).map(({ reason }) => reason));
  }
  if (reasons.length > 0) {
    throw new Error(`${id} ${release.release} was not released:\n- ${reasons.join('\n- ')}`);
  }
  const isMended = await uploadFiles(store, id, listStoredFiles(release), folder);
  if (isKnown) return isMended;
  const packed = packMaps(folder, warn);
  if (stored) {
    // Another description, if only of another moment, would be shown to nobody until its signature is there.
    if (packed?.maps.integrity === stored.maps?.integrity)
      await writeMaps(store, id, release.release, packed);
    await signAgain(store, id, release.release, key);
  } else {
    await writeMaps(store, id, release.release, packed);
    const bytes = Buffer.from(JSON.stringify({ ...release, maps: packed?.maps }));
    await store.write(registryPaths.release(id, release.release), bytes, { immutable: true });
    await writeSignature(store, { id, release: release.release, bytes }, key);
  }
  if (mode === 'files-only' || isStable) return true;
  await changePointer(store, id, (now) =>
    addEvent(withStable(now, release.release), 'release', release.release, author, measureRelease(release)),
  );
  return true;
}
