import type { HostCapabilities, ReleaseFile } from '@skora/shared/contract';
import { toBytes } from '../lib/json';
import { registryPaths } from '../lib/paths';
import { HOST_ID, type HostBuild } from '../releases/host-build';
import { changePointer, readHost, readPointer, writeHost } from '../releases/registry';
import { findRefusal } from '../signing/owners';
import { readSignedFiles, writeSignature } from '../signing/signatures';
import { packMaps, writeMaps } from '../source-maps/pack-maps';
import type { ReleaseStore } from '../store/release-store';
import type { Actor } from './author';
import { addEvent, measureRelease } from './history';
import { withStable } from './publish-release';
import { uploadFiles } from './upload-files';

interface HostOptions {
  /** What remotes may expect of it; it names the build. */
  host: HostCapabilities;
  /** What browsers get of it. */
  files: readonly ReleaseFile[];
  /** The built files, and source maps beside them. */
  folder: string;
  actor: Actor;
  /** `files-only`, before the build is rolled out, does not say yet that it runs. */
  mode?: 'stable' | 'files-only';
}

/**
 * Uploads what browsers get of a build of the host, signed. From then on every site of this registry serves these files, whichever
 * build it runs itself. Then says what the host offers: remotes are checked against that, so call it again without `files-only`
 * once the build is rolled out.
 * @returns false when the registry had all of it already
 * @throws when the key is none of the host's owner, or a file was changed after it was built
 */
export async function publishHost(
  store: ReleaseStore,
  { host, files, folder, actor: { author, key }, mode = 'stable' }: HostOptions,
): Promise<boolean> {
  const { build } = host;
  const refusal = await findRefusal(store, HOST_ID, key);
  if (refusal) throw new Error(`Build ${build} of the host was not released:\n- ${refusal}`);
  const pointer = await readPointer(store, HOST_ID).catch(() => null);
  const stored = await readSignedFiles(store, HOST_ID, build).catch(() => null);
  let isNew = await uploadFiles(store, HOST_ID, files, folder);
  if (stored === null || pointer?.stable !== build) {
    const packed = packMaps(folder);
    await writeMaps(store, HOST_ID, build, packed);
    const description: HostBuild = { id: HOST_ID, release: build, files: [...files], maps: packed?.maps };
    const bytes = toBytes(description);
    await store.write(registryPaths.release(HOST_ID, build), bytes, { immutable: true });
    await writeSignature(store, { id: HOST_ID, release: build, bytes }, key);
    await changePointer(store, HOST_ID, (now) =>
      addEvent(withStable(now, build), 'release', build, author, measureRelease(description)),
    );
    isNew = true;
  }
  const known = await readHost(store).catch(() => null);
  if (mode === 'files-only' || (known?.build === build && known.origin === host.origin)) return isNew;
  await writeHost(store, host);
  return true;
}
