import { build, type Metafile, type Plugin } from 'esbuild';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Compilation } from 'webpack';
import { PACKAGE_FILES, ROOT } from '@skora/scripts-lib/workspace';

/** Those of the packages, and the members' own files, which say which source a name stands for. */
function configurationFiles(): string[] {
  const members = readdirSync(ROOT).map((name) => `${name}/package.json`);
  const files = [...PACKAGE_FILES, 'tsconfig.json', 'package.json', ...members];
  return files.filter((path) => existsSync(join(ROOT, path)));
}

/** The paths that are the workspace's own, from the root on. */
function ownFiles(paths: Iterable<string>): string[] {
  return [...paths]
    .map((path) => relative(ROOT, path).split(sep).join('/'))
    .filter((path) => path !== '' && !path.startsWith('..') && !/(^|\/)(node_modules|dist)\//.test(path));
}

/** Leaves npm packages out of a bundle for Node; the workspace's members are TypeScript and belong into it. */
export const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@skora/') ? undefined : { path, external: true },
    );
  },
};

/** Sources of an esbuild bundle. @param folder the working directory of that build */
export function bundledSources({ inputs }: Metafile, folder = ROOT): string[] {
  return ownFiles(Object.keys(inputs).map((path) => resolve(folder, path)));
}

/** Sources of programs that are run while something is built: the files and all they import. */
export async function programSources(entries: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    plugins: [packagesStayOutside],
    logLevel: 'silent',
  });
  return [...bundledSources(metafile), ...configurationFiles()];
}

/**
 * What a webpack build read, where it looked in vain, and the sources of its loaders.
 * @throws when it took in a whole folder: a file added there later would go unnoticed
 */
export async function compiledSources(compilation: Compilation): Promise<string[]> {
  const { fileDependencies, missingDependencies, contextDependencies, buildDependencies } = compilation;
  const folders = ownFiles(contextDependencies);
  if (folders.length > 0) throw new Error(`Import files by their names, not all of ${folders.join(', ')}.`);
  return [
    ...ownFiles(fileDependencies),
    ...ownFiles(missingDependencies),
    ...(await programSources(ownFiles(buildDependencies))),
  ];
}
