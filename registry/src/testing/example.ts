import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostCapabilities, ManifestRoute, Release } from '@skora/shared/contract';
import {
  claimId,
  computeIntegrity,
  createTeamKey,
  localReleaseStore,
  readOwner,
  readTeamKey,
  writeHost,
  type ReleaseStore,
} from '../index';
import { publishRelease } from '../publish/publish-release';

export const ID = 'remote-demo';
export const AUTHOR = { who: 'Ada', commit: 'abcdef123456' };
/** Of the team that owns what tests publish. */
export const KEY = readTeamKey(createTeamKey());
export const ADA = { author: AUTHOR, key: KEY };

/** Digest of the one letter that each built file holds here. */
export const BUILT = computeIntegrity(Buffer.from('x'));

export const HOST: HostCapabilities = {
  build: 'aaaabbbbcccc',
  publishedAt: '2026-11-25T12:00:00.000Z',
  contractVersions: [1],
  provides: { react: '19.3.1', '@skora/shared': '1.2.0' },
  runtimeCore: '2.9.2',
  kernel: { '@skora/shared/ui': ['Button', 'Card'] },
};

const ROUTE: ManifestRoute = {
  path: '/demo',
  view: 'demo',
  access: 'public',
  background: 'default',
  title: 'Demo',
  prerender: false,
};

/** A release that is fine. @param name of the release @param change what a test is about */
export function exampleRelease(name: string, change: Partial<Release> = {}): Release {
  return {
    release: name,
    id: ID,
    builtAt: '',
    manifest: { id: ID, owner: 'Demo', contractVersion: 1, routes: [ROUTE], slots: [], navigation: [] },
    entry: `remoteEntry.${name}.js`,
    files: [{ name: `remoteEntry.${name}.js`, size: 1, integrity: BUILT }],
    views: { demo: { js: [], css: [], kernel: [] } },
    fragments: [],
    requires: { react: '^19.0.0', 'react/': '^19.0.0', '@skora/shared/': '^1.0.0' },
    kernel: { version: '1.2.0', uses: { '@skora/shared/ui': ['Button'] } },
    runtimeCore: '2.9.2',
    ...change,
  };
}

/** A registry that knows a host and the owner of {@link ID}, and has no release. */
export async function exampleStore(): Promise<ReleaseStore> {
  const store = localReleaseStore(await mkdtemp(join(tmpdir(), 'skora-registry-')));
  await writeHost(store, HOST);
  await claimId(store, ID, 'Demo', KEY);
  return store;
}

/** Builds what a release lists: files with one letter each. @returns their folder */
export async function builtFolder({ files }: Release): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skora-build-'));
  for (const { name } of files) if (!name.includes('/')) await writeFile(join(folder, name), 'x');
  return folder;
}

/** Publishes a release as its team would. */
export async function publish(store: ReleaseStore, release: Release, mode?: 'files-only'): Promise<boolean> {
  const folder = await builtFolder(release);
  if (!(await readOwner(store, release.id))) await claimId(store, release.id, 'Demo', KEY);
  return publishRelease(store, { id: release.id, release, folder, ...ADA, mode });
}
