import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import {
  checkMissingFiles,
  commonConfig,
  compileEarly,
  freshAddresses,
  type Mode,
} from '@skora/remote-tools/webpack';
import { installedVersion } from '@skora/remote-tools/build';
import { readJson, ROOT } from '@skora/scripts-lib/workspace';

/** Versions of what the host provides to remotes: package name → semver. */
export function providedVersions(): Record<string, string> {
  return {
    react: installedVersion(join(ROOT, 'shared'), 'react'),
    '@skora/shared': readJson<{ version: string }>('shared', 'package.json').version,
  };
}

/**
 * React, evaluated in a task of its own: together with the kernel it would keep a phone busy for too long. The file also
 * keeps its name over releases of the host.
 */
export const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The router's package names its development build for every browser; the other one has no texts for developers. */
function productionRouter(): string {
  const { resolve } = createRequire(join(ROOT, 'shared/package.json'));
  return join(dirname(resolve('react-router-dom')), '../../react-router/dist/production/index.mjs');
}

/** Files of which `left-out.mjs` takes something away. */
const LESSENED =
  /[\\/](?:react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs|single-spa\.min\.js|shared[\\/]src[\\/]contract[\\/]validate-manifests\.ts|error-codes[\\/]dist[\\/](?:desc|getShortErrorMsg)\.mjs|runtime-core[\\/]dist[\\/](?:core|helpers|(?:module|remote|shared)[\\/]index|utils[\\/](?:context|load|logger|share))\.js)$/;

/** @example 'first-[name].[contenthash:8][ext]' for `inter-latin-wght-normal.woff2?glyphs=first` */
function namePart({ filename = '' }: { filename?: string | undefined }): string {
  return `${filename.split('?glyphs=')[1]}-[name].[contenthash:8][ext]`;
}

/** Browser build of the host: a small starter, React, the kernel, and chunks for what not every page needs. */
export function hostConfig(mode: Mode): Configuration {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  const common = commonConfig({ folder: join(ROOT, 'host'), mode, target: 'browser' });
  return {
    ...common,
    name: 'host',
    target: 'web',
    resolve: {
      ...common.resolve,
      alias: mode === 'production' ? { 'react-router$': productionRouter() } : {},
    },
    entry: {
      boot: './src/boot.ts',
      react: REACT,
      main: { import: './src/index.ts', dependOn: 'react' },
    },
    output: {
      path: join(ROOT, 'host/dist/browser'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      publicPath: '/assets/',
      uniqueName: 'skora_host',
      clean: true,
      chunkLoadTimeout: 8_000,
      strictModuleExceptionHandling: true,
    },
    module: {
      rules: [
        ...(common.module?.rules ?? []),
        {
          test: /webchannel_blob_es\d+\.js$/,
          loader: join(ROOT, 'scripts/tools/webpack/no-third-party-loader.mjs'),
        },
        ...(mode === 'production'
          ? [{ test: LESSENED, loader: join(ROOT, 'scripts/tools/webpack/leave-out-loader.mjs') }]
          : []),
        {
          test: /\.woff2$/,
          resourceQuery: /^\?glyphs=/,
          loader: join(ROOT, 'scripts/tools/webpack/font-part-loader.mjs'),
          generator: { filename: namePart },
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __SKORA_PROVIDED_VERSIONS__: JSON.stringify(providedVersions()),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        ENV_TARGET: JSON.stringify('web'),
      }),
      new webpack.NormalModuleReplacementPlugin(/^\.\/(utils\/)?semver\/index\.js$/, (resource) => {
        if (/[\\/]runtime-core[\\/]dist/.test(resource.context))
          resource.request = join(ROOT, 'host/src/kernel/fits-range.ts');
      }),
      // Not the late chunks: of Firebase a page runs a part.
      compileEarly(/^(react|main)\b.*\.js$/),
      freshAddresses(),
      checkMissingFiles(),
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css` }),
    ],
  };
}
