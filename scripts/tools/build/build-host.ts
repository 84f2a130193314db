import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import type { HostAssets } from '@skora/host/assets';
import { releaseFiles } from '@skora/remote-tools';
import { installedVersion } from '@skora/remote-tools/build';
import { runWebpack } from '@skora/remote-tools/webpack';
import { assertWatchWeight } from '../bench/runtime-share';
import { hostConfig, providedVersions } from '../webpack/host-config';
import { bundledPackages } from './bundled-packages';
import { bundledSources, compiledSources } from './inputs';
import { readKernelNames } from './kernel-names';
import { chunkFiles, lazyParts } from './lazy-parts';
import { splitStyles } from './styles/split-styles';
import { ROOT } from '@skora/scripts-lib/workspace';

/** Writes down which file of a browser build is what, for the server: `assets.json` beside the files. */
export async function writeHostAssets(compilation: Compilation, dist: string): Promise<void> {
  const [boot, ...kernel] = ['boot', 'react', 'main'].map((name) => {
    const entry = compilation.entrypoints.get(name);
    if (!entry) throw new Error(`The host build lacks its entry ${name}.`);
    return chunkFiles(entry.getFiles());
  });
  const styles = splitStyles(
    join(dist, 'browser'),
    kernel.flatMap(({ css }) => css),
  );
  const files = releaseFiles(join(dist, 'browser'));
  const assets: HostAssets = {
    boot: boot?.js ?? [],
    js: kernel.flatMap(({ js }) => js),
    ...styles,
    lazy: lazyParts(compilation),
    fonts: files.map((file) => file.name).filter((name) => /^first-.*\.woff2$/.test(name)),
    files,
    provides: providedVersions(),
    kernel: await readKernelNames(),
    runtimeCore: installedVersion(join(ROOT, 'host'), '@module-federation/runtime-core'),
  };
  writeFileSync(join(dist, 'assets.json'), JSON.stringify(assets, null, 1));
}

/** Writes down the npm packages in a bundle, for the bill of materials of the image. */
function writePackages(name: string, files: readonly string[]): void {
  writeFileSync(join(ROOT, 'host/dist', name), JSON.stringify(bundledPackages(files), null, 1));
}

/** Builds the browser side of the host. @returns what it is made of; rejects when it weighs too much */
export async function buildHostBrowser(): Promise<string[]> {
  const { compilation } = await runWebpack(hostConfig('production'));
  await writeHostAssets(compilation, join(ROOT, 'host/dist'));
  assertWatchWeight(join(ROOT, 'host/dist/browser'));
  // Each package.json was read only to find files of its package.
  const files = [...compilation.fileDependencies].filter((path) => !path.endsWith('/package.json'));
  writePackages('browser-packages.json', files);
  return compiledSources(compilation);
}

/** Some packages are CommonJS, which an ES module has no words for. */
const COMMON_JS = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
const __dirname = import.meta.dirname;`;

/** Builds the host's server into one file with all its packages, so that nothing is installed beside it. @returns what it is made of */
export async function buildHostServer(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join(ROOT, 'host/server/main.ts')],
    outfile: join(ROOT, 'host/dist/server.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    // Names stay, for messages of errors.
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    banner: { js: COMMON_JS },
    logLevel: 'warning',
  });
  writePackages('packages.json', Object.keys(metafile.inputs));
  return bundledSources(metafile);
}

/** Reads what {@link buildHostBrowser} wrote. @param dist its folder, that of the workspace by default */
export function readHostAssets(dist = join(ROOT, 'host/dist')): HostAssets {
  return JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as HostAssets;
}
