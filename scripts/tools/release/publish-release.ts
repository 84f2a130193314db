import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostAssets } from '@skora/host/assets';
import {
  hasIntegrity,
  readPointer,
  readRelease,
  registryPaths,
  writePointer,
  type ReleaseStore,
} from '@skora/registry';
import type { Release, ReleaseFile } from '@skora/shared/contract';
import { checkRelease } from './check-release';

const KEPT_FOR_ROLLBACK = 20;
const UPLOADS_AT_ONCE = 8;

/** @throws when a built file is not what the release lists */
function readBuilt(folder: string, { name, integrity }: ReleaseFile): Buffer {
  const bytes = readFileSync(join(folder, name));
  if (!hasIntegrity(bytes, integrity)) throw new Error(`${name} was changed after it was built.`);
  return bytes;
}

/** Uploads the files that are not in the registry already, or are damaged there, a few at a time. */
async function upload(store: ReleaseStore, { id, files }: Release, folder: string): Promise<boolean> {
  let isChanged = false;
  for (let start = 0; start < files.length; start += UPLOADS_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + UPLOADS_AT_ONCE).map(async (file) => {
        const path = registryPaths.file(id, file.name);
        const there = await store.read(path);
        if (there && hasIntegrity(there, file.integrity)) return;
        isChanged = true;
        await store.write(path, readBuilt(folder, file), { immutable: true });
      }),
    );
  }
  return isChanged;
}

/**
 * Uploads a release and makes it the remote's stable one. Files first, pointer last: nobody sees half a release.
 * @param folder the built files
 * @param mode `files-only` uploads without moving the pointer, for a canary
 * @returns false when this release is the stable one already and nothing of it was damaged
 * @throws when the release would break the site, with every reason
 */
export async function publishRelease(
  store: ReleaseStore,
  release: Release,
  folder: string,
  host: HostAssets,
  mode: 'stable' | 'files-only' = 'stable',
): Promise<boolean> {
  const pointer = await readPointer(store, release.id).catch(() => null);
  const isStable = pointer?.stable === release.release;
  const stored = await readRelease(store, release.id, release.release).catch(() => null);
  if (isStable && stored) return upload(store, release, folder);
  const reasons = await checkRelease(store, release, host);
  if (reasons.length > 0) {
    throw new Error(`${release.id} ${release.release} was not released:\n- ${reasons.join('\n- ')}`);
  }
  await upload(store, release, folder);
  const json = Buffer.from(JSON.stringify(release));
  await store.write(registryPaths.release(release.id, release.release), json, { immutable: true });
  if (mode === 'files-only' || isStable) return true;
  await writePointer(store, release.id, {
    stable: release.release,
    previous: pointer ? [pointer.stable, ...pointer.previous].slice(0, KEPT_FOR_ROLLBACK) : [],
  });
  return true;
}
