import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteManifest } from '@skora/shared/contract';
import type { RemoteProject } from '../project/open-project';
import { commonConfig } from './common';
import { pageModules } from './page-modules';

const require = createRequire(import.meta.url);

/** React is required from where the build itself has it: remotes do not depend on react-dom. */
function reactOutside(
  { request = '' }: { request?: string },
  decide: (error?: Error | null, result?: string) => void,
): void {
  if (/^react(-dom)?(\/|$)/.test(request)) decide(null, `commonjs ${require.resolve(request)}`);
  else decide();
}

/** Nothing of the identity service or the database runs while pages are rendered, and compiling it takes a second. */
function firebaseOutside(
  { context = '', request = '' }: { context?: string; request?: string },
  decide: (error?: Error | null, result?: string) => void,
): void {
  if (/^firebase\//.test(request))
    decide(null, `commonjs ${createRequire(join(context, 'x')).resolve(request)}`);
  else decide();
}

function listEntries(manifest: RemoteManifest): Record<string, string> {
  const lists = pageModules(manifest).map(({ entry, request }) => [entry, request]);
  return { remote: './src/remote', ...(Object.fromEntries(lists) as Record<string, string>) };
}

/**
 * Node build of a remote and of its page lists, loaded by the build to render its fragments. React stays outside: there
 * must be one.
 */
export function prerenderConfig({ folder, manifest }: RemoteProject): Configuration {
  const { id } = manifest;
  const common = commonConfig({ folder, mode: 'production', target: 'node' });
  return {
    ...common,
    devtool: false,
    name: `${id} (prerender)`,
    target: 'node20',
    entry: listEntries(manifest),
    output: {
      path: join(folder, 'dist/prerender'),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      // Where the site serves the files; it puts another origin in its place for a release that has one.
      publicPath: `/remotes/${id}/`,
      clean: true,
    },
    externals: [reactOutside, firebaseOutside],
    optimization: { ...common.optimization, minimize: false },
  };
}
