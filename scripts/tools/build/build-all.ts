import { join } from 'node:path';
import type { Release, RemoteManifest } from '@skora/shared/contract';
import { localReleaseStore } from '@skora/registry';
import { publishRelease } from '../release/publish-release';
import { backendPart } from './backend-part';
import { readHostAssets } from './build-host';
import { buildPart } from './build-part';
import { collectManifests } from './manifests';
import { hostParts, remotePart } from './parts';
import { readJson, REGISTRY_DIR, ROOT } from '../lib/workspace';

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
  const navigation = manifests.flatMap((manifest) => manifest.navigation);
  const isWanted = (name: string) => !only || only.includes(name);
  const remotes = manifests.filter(({ id }) => isWanted(id));
  for (const part of hostParts) if (remotes.length > 0 || isWanted(part.name)) await buildPart(part, log);
  if (isWanted(backendPart.name)) await buildPart(backendPart, log);
  for (const manifest of remotes) {
    await buildPart(remotePart(manifest, navigation), log);
    await releaseBuilt(manifest, registryDir, log);
  }
}

async function releaseBuilt(
  manifest: RemoteManifest,
  registryDir: string,
  log: BuildOptions['log'],
): Promise<void> {
  const release = readJson<Release>(manifest.id, 'dist/release.json');
  const store = localReleaseStore(registryDir);
  const published = await publishRelease(
    store,
    release,
    join(ROOT, manifest.id, 'dist/browser'),
    readHostAssets(),
  );
  if (published) log(`released ${manifest.id} ${release.release}`);
}
