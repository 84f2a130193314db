import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import type { Release, ReleasePage, RemoteManifest } from '@skora/shared/contract';
import { releaseFiles } from '../artefact/release-files';
import { installedVersion } from '../project/installed-version';
import type { RemoteProject } from '../project/open-project';
import { kernelUses } from '../webpack/kernel-uses';
import { prerenderConfig } from '../webpack/prerender-config';
import { remoteConfig } from '../webpack/remote-config';
import { runWebpack } from '../webpack/run';
import { sharedModules } from '../webpack/shared-modules';
import { entryFile, viewFiles } from '../webpack/view-files';
import { loadBuiltExport, loadBuiltRemote, prerenderPages, prerenderRemote } from './prerender';

/** Draws the preview cards of a remote's pages into the folder of its files. @returns file names by pathname */
export type DrawCards = (
  manifest: RemoteManifest,
  pages: readonly ReleasePage[],
  folder: string,
) => Promise<Record<string, string>>;

/** What a build made, and the compilations it took. */
interface BuiltRemote {
  release: Release;
  compilations: Compilation[];
}

function listViews(manifest: RemoteManifest): string[] {
  return [...new Set([...manifest.routes, ...manifest.slots].map(({ view }) => view))];
}

function releaseId(release: Omit<Release, 'release' | 'builtAt'>): string {
  return createHash('sha256').update(JSON.stringify(release)).digest('hex').slice(0, 12);
}

/**
 * Builds one remote and nothing else: `dist/browser`, `dist/prerender`, and `dist/release.json` beside them.
 * @param drawCards pages without a card of their own are shown with the site's
 */
export async function buildRemote(project: RemoteProject, drawCards?: DrawCards): Promise<BuiltRemote> {
  const { folder, manifest } = project;
  const stats = await runWebpack(remoteConfig(project, 'production'));
  const rendering = await runWebpack(prerenderConfig(project));
  const files = join(folder, 'dist/browser');
  const rendered = join(folder, 'dist/prerender');
  const module = loadBuiltRemote(rendered, manifest.id);
  const fragments = await prerenderRemote(manifest, module);
  const pages = await prerenderPages({
    manifest,
    module,
    folder: files,
    load: (entry) => loadBuiltExport(rendered, entry),
  });
  const cards = (await drawCards?.(manifest, pages, files)) ?? {};
  const requires = Object.entries(sharedModules(folder)).map(([key, { requiredVersion }]) => [
    key,
    requiredVersion,
  ]);
  const content = {
    id: manifest.id,
    manifest,
    entry: entryFile(stats),
    files: releaseFiles(files),
    views: viewFiles(stats, listViews(manifest)),
    fragments,
    pages,
    cards,
    requires: Object.fromEntries(requires) as Record<string, string>,
    kernel: { version: installedVersion(folder, '@skora/shared'), uses: kernelUses(stats.compilation) },
    runtimeCore: installedVersion(import.meta.dirname, '@module-federation/runtime-core'),
  };
  const release: Release = { release: releaseId(content), builtAt: new Date().toISOString(), ...content };
  writeFileSync(join(folder, 'dist/release.json'), JSON.stringify(release, null, 1));
  return { release, compilations: [stats.compilation, rendering.compilation] };
}
