import type { Chunk, ChunkGroup, Compilation, Stats } from 'webpack';
import type { ViewFiles } from '@skora/shared/contract';
import { kernelSubpath } from './kernel-uses';

const EXPOSE = 'remote';

function listFiles(groups: readonly ChunkGroup[], compilation: Compilation): ViewFiles {
  const chunks = new Set<Chunk>(groups.flatMap((group) => group.chunks));
  const names = [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))];
  const kernel = [...chunks]
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .map(kernelSubpath)
    .filter((name) => name !== undefined);
  return {
    js: names.filter((name) => name.endsWith('.js')).sort(),
    css: names.filter((name) => name.endsWith('.css')).sort(),
    kernel: [...new Set(kernel)].sort(),
  };
}

function exposeGroups(compilation: Compilation): ChunkGroup[] {
  return compilation.chunkGroups.filter((group) => group.name === EXPOSE);
}

/**
 * Files each view needs beside the container's entry: those of the exposed module and of the view's own chunk,
 * which must be named like the view (`webpackChunkName`).
 */
export function viewFiles(stats: Stats, views: readonly string[]): Record<string, ViewFiles> {
  const { compilation } = stats;
  return Object.fromEntries(
    views.map((view) => {
      const own = compilation.chunkGroups.filter((group) => group.name === view);
      if (own.length === 0) {
        throw new Error(
          `${compilation.name ?? 'remote'}: view "${view}" of the manifest has no chunk of its name. ` +
            `Import it in createRemote() as () => import(/* webpackChunkName: "${view}" */ './routes/…').`,
        );
      }
      return [view, listFiles([...exposeGroups(compilation), ...own], compilation)];
    }),
  );
}

/** The `remoteEntry.*.js` that the host loads first. */
export function entryFile(stats: Stats): string {
  const name = Object.keys(stats.compilation.assets).find((file) => /^remoteEntry.*\.js$/.test(file));
  if (!name) throw new Error('The build made no remoteEntry.');
  return name;
}
