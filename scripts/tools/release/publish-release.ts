import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostAssets } from '@skora/host/assets';
import {
  readPointer,
  readRelease,
  registryPaths,
  writePointer,
  type ReleaseStore,
} from '@skora/host/registry';
import type { Release } from '@skora/shared/contract';
import { checkRelease } from './check-release';

const KEPT_FOR_ROLLBACK = 20;
const UPLOADS_AT_ONCE = 8;

/** Uploads the files that the stable release does not have already, a few at a time. */
async function upload(
  store: ReleaseStore,
  release: Release,
  folder: string,
  stable: Release | null,
): Promise<void> {
  const there = new Set(stable?.files.map(({ name, integrity }) => `${name} ${integrity}`));
  const files = release.files.filter(({ name, integrity }) => !there.has(`${name} ${integrity}`));
  for (let start = 0; start < files.length; start += UPLOADS_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + UPLOADS_AT_ONCE).map(({ name }) =>
        store.write(registryPaths.file(release.id, name), readFileSync(join(folder, name)), {
          immutable: true,
        }),
      ),
    );
  }
}

/**
 * Uploads a release and makes it the remote's stable one. Files first, pointer last: nobody sees half a release.
 * @param folder the built files
 * @param mode `files-only` uploads without moving the pointer, for a canary
 * @returns false when this release is the stable one already
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
  if (
    pointer?.stable === release.release &&
    (await store.read(registryPaths.release(release.id, release.release)))
  ) {
    return false;
  }
  const reasons = await checkRelease(store, release, host);
  if (reasons.length > 0) {
    throw new Error(`${release.id} ${release.release} was not released:\n- ${reasons.join('\n- ')}`);
  }
  const stable = pointer && (await readRelease(store, release.id, pointer.stable).catch(() => null));
  await upload(store, release, folder, stable);
  const json = Buffer.from(JSON.stringify(release));
  await store.write(registryPaths.release(release.id, release.release), json, { immutable: true });
  if (mode === 'files-only') return true;
  await writePointer(store, release.id, {
    stable: release.release,
    previous: pointer ? [pointer.stable, ...pointer.previous].slice(0, KEPT_FOR_ROLLBACK) : [],
  });
  return true;
}
