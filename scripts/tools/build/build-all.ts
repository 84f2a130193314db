import { join } from 'node:path';
import type { Release, RemoteManifest } from '@skora/shared/contract';
import { localReleaseStore, type ReleaseStore } from '@skora/registry';
import { findAuthor, publishRelease } from '@skora/registry/publish';
import { backendPart } from './backend-part';
import { buildPart } from './build-part';
import { collectManifests } from './manifests';
import { hostParts, remotePart } from './parts';
import { readJson, REGISTRY_DIR, ROOT } from '@skora/scripts-lib/workspace';
import { ensureHostOwner, releaseHost } from './release-host';
import { ensureOwner, readWorkspaceKey } from '../publish/workspace-key';

interface BuildOptions {
  /** One line per step. */
  log: (line: string) => void;
  /** Names of the parts to build; all by default. A remote's release is checked against the host. */
  only?: readonly string[];
  /** Where to release to. */
  registryDir?: string;
}

/** Builds host, backend and remotes, each only when what it is made of changed, and releases the remotes locally. */
export async function buildAll({ log, only, registryDir = REGISTRY_DIR }: BuildOptions): Promise<void> {
  const manifests = collectManifests();
  const isWanted = (name: string) => !only || only.includes(name);
  const remotes = manifests.filter(({ id }) => isWanted(id));
  for (const part of hostParts) if (remotes.length > 0 || isWanted(part.name)) await buildPart(part, log);
  const store = localReleaseStore(registryDir);
  if (remotes.length > 0 || isWanted('host')) {
    const key = readWorkspaceKey();
    await ensureHostOwner(store, key);
    await releaseHost(store, { key });
  }
  if (isWanted(backendPart.name)) await buildPart(backendPart, log);
  for (const manifest of remotes) {
    await buildPart(remotePart(manifest), log);
    await releaseBuilt(manifest, remotes, store, log);
  }
}

async function releaseBuilt(
  manifest: RemoteManifest,
  alongside: readonly RemoteManifest[],
  store: ReleaseStore,
  log: BuildOptions['log'],
): Promise<void> {
  const { id } = manifest;
  const release = readJson<Release>(id, 'dist/release.json');
  const folder = join(ROOT, id, 'dist/browser');
  const author = findAuthor(join(ROOT, id), process.env);
  const key = readWorkspaceKey();
  await ensureOwner(store, id, manifest.owner, key);
  if (await publishRelease(store, { id, release, folder, author, key, warn: log, alongside })) {
    log(`released ${id} ${release.release}`);
  }
}
