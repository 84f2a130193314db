import { join } from 'node:path';
import type { Release, RemoteManifest } from '@skora/shared/contract';
import { localReleaseStore } from '@skora/host/registry';
import { LocalPlatformError } from '../../local/local-platform-error';
import { publishRelease } from '../release/publish-release';
import { buildOnce, type Part } from './build-cache';
import { readHostAssets } from './build-host';
import { collectManifests } from './manifests';
import { backendPart, hostParts, remotePart } from './parts';
import { readJson, REGISTRY_DIR, ROOT, STATE_DIR } from './workspace';

interface BuildOptions {
  /** One line per step. */
  log: (line: string) => void;
  /** Ids of the remotes to build; all by default. */
  only?: readonly string[];
  /** Where to release to. */
  registryDir?: string;
}

/** Builds a part of the workspace, unless a build of the same inputs is kept. */
export async function buildPart(part: Part, log: BuildOptions['log']): Promise<void> {
  const started = Date.now();
  const folders = { root: ROOT, cache: join(STATE_DIR, 'cache/build') };
  const built = await buildOnce(part, folders).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalPlatformError(`Building ${part.name} failed. Mend it and try again.\n${reason}`);
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  log(built ? `built ${part.name} in ${seconds} s` : `${part.name} is unchanged`);
}

/** Builds host, backend and remotes, each only when what it is made of changed, and releases the remotes locally. */
export async function buildAll({ log, only, registryDir = REGISTRY_DIR }: BuildOptions): Promise<void> {
  const manifests = collectManifests();
  const navigation = manifests.flatMap((manifest) => manifest.navigation);
  for (const part of [...hostParts, backendPart]) await buildPart(part, log);
  for (const manifest of manifests) {
    if (only && !only.includes(manifest.id)) continue;
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
