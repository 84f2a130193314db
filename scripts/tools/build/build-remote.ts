import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, RemoteManifest } from '@skora/shared/contract';
import { releaseFiles } from '@skora/remote-tools';
import {
  loadBuiltExport,
  loadBuiltRemote,
  prerenderPages,
  prerenderRemote,
} from '@skora/remote-tools/prerender';
import { entryFile, kernelUses, runWebpack, viewFiles } from '@skora/remote-tools/webpack';
import { prerenderConfig } from '../webpack/prerender-config';
import { remoteConfig } from '../webpack/remote-config';
import { sharedModules } from '../webpack/shared-modules';
import { cardTexts } from './cards/card-text';
import { drawCards } from './cards/draw-cards';
import { compiledSources } from './inputs';
import { installedVersion, readJson, ROOT, STATE_DIR } from '../lib/workspace';

function listViews(manifest: RemoteManifest): string[] {
  return [...new Set([...manifest.routes, ...manifest.slots].map(({ view }) => view))];
}

function releaseId(release: Omit<Release, 'release' | 'builtAt'>): string {
  return createHash('sha256').update(JSON.stringify(release)).digest('hex').slice(0, 12);
}

/**
 * Builds one remote and nothing else, and writes `dist/release.json` beside its files.
 * @returns paths of all source files that were read
 */
export async function buildRemote(manifest: RemoteManifest): Promise<string[]> {
  const { id } = manifest;
  const stats = await runWebpack(remoteConfig(id, 'production'));
  const rendering = await runWebpack(prerenderConfig(manifest));
  const folder = join(ROOT, id, 'dist/browser');
  const rendered = join(ROOT, id, 'dist/prerender');
  const module = loadBuiltRemote(rendered);
  const fragments = await prerenderRemote(manifest, module);
  const pages = await prerenderPages({
    manifest,
    module,
    folder,
    load: (entry) => loadBuiltExport(rendered, entry),
  });
  const cards = await drawCards({
    texts: cardTexts(manifest, pages),
    folder,
    cache: join(STATE_DIR, 'cache/cards'),
  });
  const requires = Object.entries(sharedModules()).map(([key, { requiredVersion }]) => [
    key,
    requiredVersion,
  ]);
  const content = {
    id,
    manifest,
    entry: entryFile(stats),
    files: releaseFiles(folder),
    views: viewFiles(stats, listViews(manifest)),
    fragments,
    pages,
    cards,
    requires: Object.fromEntries(requires) as Record<string, string>,
    kernel: {
      version: readJson<{ version: string }>('shared', 'package.json').version,
      uses: kernelUses(stats.compilation),
    },
    runtimeCore: installedVersion('host', '@module-federation/runtime-core'),
  };
  const release: Release = { release: releaseId(content), builtAt: new Date().toISOString(), ...content };
  writeFileSync(join(ROOT, id, 'dist/release.json'), JSON.stringify(release, null, 1));
  return [...(await compiledSources(stats.compilation)), ...(await compiledSources(rendering.compilation))];
}
