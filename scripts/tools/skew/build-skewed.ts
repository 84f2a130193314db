import { build, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { releaseFiles } from '@skora/remote-tools';
import { loadBuiltRemote, prerenderRemote } from '@skora/remote-tools/build';
import {
  checkMissingFiles,
  commonConfig,
  compileEarly,
  entryFile,
  fileIntegrity,
  freshAddresses,
  kernelUses,
  runWebpack,
  viewFiles,
} from '@skora/remote-tools/webpack';
import type { Fragment, Release, RemoteManifest } from '@skora/shared/contract';
import type { SkewedRemote } from './skewed-remotes';
import type { TeamFolder } from './team-folder';

const require = createRequire(import.meta.url);
const SOURCE = join(import.meta.dirname, 'remote');
/** The moment that all of them say they were built at, so that the same sources give the same bytes. */
const BUILT_AT = '2026-11-25T12:00:00.000Z';

function replacements({ id, usesNewNames }: SkewedRemote): Record<string, string> {
  return { SKEW_ID: JSON.stringify(id), SKEW_USES_NEW_NAMES: String(usesNewNames) };
}

function browserConfig(remote: SkewedRemote, { Federation }: TeamFolder, folder: string): Configuration {
  const name = remote.id.replaceAll('-', '_');
  const shared = Object.entries(remote.requires).map(([key, requiredVersion]) => [
    key,
    { singleton: true, import: false, version: remote.versions[key], requiredVersion, strictVersion: true },
  ]);
  return {
    ...commonConfig({ folder: SOURCE, mode: 'production', target: 'browser' }),
    devtool: false,
    name: remote.id,
    target: 'web',
    entry: {},
    output: {
      path: folder,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      uniqueName: name,
      chunkLoadTimeout: 8_000,
      strictModuleExceptionHandling: true,
    },
    plugins: [
      new webpack.DefinePlugin(replacements(remote)),
      compileEarly(/\.js$/),
      freshAddresses(),
      checkMissingFiles(),
      fileIntegrity(),
      new Federation({
        name,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': { import: './remote', name: 'remote' } },
        library: { type: 'global', name },
        shareStrategy: 'loaded-first',
        shared: Object.fromEntries(shared),
        dts: false,
        dev: false,
        manifest: false,
        experiments: {
          asyncStartup: true,
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true },
        },
      }),
    ],
  };
}

/** Takes the kernel from the team's folder, and React from where it is rendered: there must be one. */
function teamPackages(folder: string): Plugin {
  return {
    name: 'team-packages',
    setup(context) {
      context.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) => ({
        path: require.resolve(path),
        external: true,
      }));
      context.onResolve({ filter: /^@skora\/shared\// }, ({ path, kind, pluginData }) =>
        pluginData === folder
          ? undefined
          : context.resolve(path, { resolveDir: folder, kind, pluginData: folder }),
      );
    },
  };
}

/** Renders the pages of a remote with the kernel of its team. */
async function renderPages(remote: SkewedRemote, { folder }: TeamFolder): Promise<Fragment[]> {
  if (remote.usesNewNames) return [];
  const rendered = join(folder, `rendered-${remote.id}`);
  await build({
    absWorkingDir: SOURCE,
    entryPoints: ['remote.tsx'],
    outfile: join(rendered, 'remote.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { ...replacements(remote), 'process.env.NODE_ENV': '"production"' },
    external: ['./start-ahead'],
    plugins: [teamPackages(folder)],
    logLevel: 'warning',
  });
  return prerenderRemote(remote.manifest, loadBuiltRemote(rendered, remote.manifest.id));
}

function listViews({ routes }: RemoteManifest): string[] {
  return [...new Set(routes.map(({ view }) => view))];
}

/**
 * Builds a remote as its team would, with a kernel and a federation runtime that are not those of this checkout.
 * @param out gets `release.json` and `browser/`; it is emptied first
 */
export async function buildSkewed(remote: SkewedRemote, team: TeamFolder, out: string): Promise<Release> {
  const browser = join(out, 'browser');
  await rm(out, { recursive: true, force: true });
  await mkdir(browser, { recursive: true });
  const stats = await runWebpack(browserConfig(remote, team, browser));
  const content = {
    id: remote.id,
    manifest: remote.manifest,
    entry: entryFile(stats),
    files: releaseFiles(browser),
    views: viewFiles(stats, listViews(remote.manifest)),
    fragments: await renderPages(remote, team),
    requires: remote.requires,
    kernel: { version: remote.versions['@skora/shared/'] ?? '', uses: kernelUses(stats.compilation) },
    runtimeCore: remote.federation,
    ...remote.fromTheFuture,
  };
  const release = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  const described: Release = { release, builtAt: BUILT_AT, ...content };
  await writeFile(join(out, 'release.json'), `${JSON.stringify(described, null, 1)}\n`);
  return described;
}
