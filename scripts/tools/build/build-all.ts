import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release, RemoteManifest } from '@skora/shared/contract';
import { localReleaseStore } from '@skora/host/registry';
import { LocalPlatformError } from '../../local/local-platform-error';
import { publishRelease } from '../release/publish-release';
import { buildHostBrowser, buildHostServer, readHostAssets } from './build-host';
import { buildRemote } from './build-remote';
import { fingerprint, onceFor } from './fingerprint';
import { collectManifests } from './manifests';
import { readJson, REGISTRY_DIR, ROOT } from './workspace';

const run = promisify(execFile);
const TOOLING = [
  'scripts/tools/build',
  'scripts/tools/markdown',
  'scripts/tools/webpack',
  'pnpm-lock.yaml',
  'tsconfig.json',
];

interface BuildOptions {
  /** One line per step. */
  log: (line: string) => void;
  /** Ids of the remotes to build; all by default. */
  only?: readonly string[];
  /** Where to release to. */
  registryDir?: string;
}

async function step(
  log: BuildOptions['log'],
  name: string,
  print: string,
  outputs: string[],
  work: () => Promise<unknown>,
) {
  const started = Date.now();
  const built = await onceFor(name, print, outputs, work).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalPlatformError(`Building ${name} failed. Mend it and try again.\n${reason}`);
  });
  log(built ? `built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s` : `${name} is unchanged`);
}

async function buildBackend(): Promise<void> {
  await run(process.execPath, ['build.mjs'], { cwd: join(ROOT, 'backend') });
}

/** Builds host, backend and remotes, each only when its sources changed, and releases the remotes locally. */
export async function buildAll({ log, only, registryDir = REGISTRY_DIR }: BuildOptions): Promise<void> {
  const manifests = collectManifests();
  const navigation = manifests.flatMap((manifest) => manifest.navigation);
  await step(
    log,
    'host',
    fingerprint(['host/src', 'shared/src', ...TOOLING]),
    ['host/dist/assets.json'],
    buildHostBrowser,
  );
  await step(
    log,
    'server',
    fingerprint(['host/server', 'shared/src', ...TOOLING]),
    ['host/dist/server.mjs'],
    buildHostServer,
  );
  await step(
    log,
    'backend',
    fingerprint(['backend/src', 'backend/build.mjs', 'domain/src', 'shared/src/contract', 'pnpm-lock.yaml']),
    ['backend/dist/main.mjs'],
    buildBackend,
  );
  for (const manifest of manifests) {
    if (only && !only.includes(manifest.id)) continue;
    const print = fingerprint(
      [manifest.id, 'domain/src', 'kit/src', 'shared/src', 'shared/package.json', ...TOOLING],
      JSON.stringify(navigation),
    );
    await step(log, manifest.id, print, [`${manifest.id}/dist/release.json`], () =>
      buildRemote(manifest, navigation),
    );
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
