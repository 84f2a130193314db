import type { HostCapabilities, ReleaseFile } from '@skora/shared/contract';
import { toBytes } from '../lib/json';
import { registryPaths } from '../lib/paths';
import { HOST_ID, type HostBuild } from '../releases/host-build';
import { changePointer, readHost, writeHost } from '../releases/registry';
import { findRefusal } from '../signing/owners';
import { readSignedFiles, writeSignature } from '../signing/signatures';
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
  /** The built files. */
  folder: string;
  actor: Actor;
}

/**
 * Uploads what browsers get of a build of the host, signed, and says what it offers to remotes. From then on every site of this
 * registry serves these files, whichever build it runs itself. Call it before the build is rolled out.
 * @returns false when the registry had all of it already
 * @throws when the key is none of the host's owner, or a file was changed after it was built
 */
export async function publishHost(
  store: ReleaseStore,
  { host, files, folder, actor: { author, key } }: HostOptions,
): Promise<boolean> {
  const { build } = host;
  const refusal = await findRefusal(store, HOST_ID, key);
  if (refusal) throw new Error(`Build ${build} of the host was not released:\n- ${refusal}`);
  const known = await readHost(store).catch(() => null);
  const stored = await readSignedFiles(store, HOST_ID, build).catch(() => null);
  const isMended = await uploadFiles(store, HOST_ID, files, folder);
  if (known?.build === build && known.origin === host.origin && stored !== null) return isMended;
  const description: HostBuild = { id: HOST_ID, release: build, files: [...files] };
  const bytes = toBytes(description);
  await store.write(registryPaths.release(HOST_ID, build), bytes, { immutable: true });
  await writeSignature(store, { id: HOST_ID, release: build, bytes }, key);
  await changePointer(store, HOST_ID, (now) =>
    addEvent(withStable(now, build), 'release', build, author, measureRelease(description)),
  );
  await writeHost(store, host);
  return true;
}
