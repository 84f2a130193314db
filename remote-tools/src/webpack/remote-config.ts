import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { RemoteProject } from '../project/open-project';
import { checkMissingFiles } from './check-missing-files';
import { commonConfig, type Mode } from './common';
import { compileEarly } from './compile-early';
import { fileIntegrity } from './file-integrity';
import { freshAddresses } from './fresh-addresses';
import { shortRuntime } from './glue/short-runtime';
import { sameIds } from './same-ids';
import { sharedModules } from './shared-modules';

const require = createRequire(import.meta.url);

/** Name of a remote's container. Must agree with the host's `federationName`. */
export function containerName(id: string): string {
  return id.replaceAll('-', '_');
}

const CHUNK_TIMEOUT_MS = 8_000;

/**
 * Browser build of a remote: one container that exposes `./remote`. File names carry content hashes and the folder is
 * flat, so an unchanged file keeps its name over releases.
 */
export function remoteConfig({ folder, manifest }: RemoteProject, mode: Mode): Configuration {
  const { id } = manifest;
  const name = containerName(id);
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    ...commonConfig({ folder, mode, target: 'browser', refresh: mode === 'development' }),
    name: id,
    target: 'web',
    entry: {},
    output: {
      path: join(folder, 'dist/browser'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      publicPath: 'auto',
      // Of another origin; a digest is checked only where the answer may be read.
      crossOriginLoading: 'anonymous',
      // The page's own, which is UTF-8.
      charset: false,
      uniqueName: name,
      clean: true,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      strictModuleExceptionHandling: true,
    },
    plugins: [
      // A remote's files are small and fetched when they are about to be run.
      compileEarly(/\.js$/),
      freshAddresses(),
      checkMissingFiles(),
      sameIds(),
      shortRuntime(),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]webpack-bundler-runtime[\\/]/,
        require.resolve('@skora/remote-tools/bundler-runtime'),
      ),
      // What is worked on changes under its names.
      ...(mode === 'production' ? [fileIntegrity()] : []),
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css` }),
      new ModuleFederationPlugin({
        name,
        filename: `remoteEntry${hash}.js`,
        exposes: { './remote': { import: './src/remote', name: 'remote' } },
        library: { type: 'global', name },
        shareStrategy: 'loaded-first',
        shared: sharedModules(folder),
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
