import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { installedVersion, readJson, ROOT } from '../build/workspace';
import { commonConfig, type Mode } from './common';

/** Versions of what the host provides to remotes: package name → semver. */
export function providedVersions(): Record<string, string> {
  return {
    react: installedVersion('shared', 'react'),
    '@skora/shared': readJson<{ version: string }>('shared', 'package.json').version,
  };
}

/** Browser build of the host: one file with the kernel, and chunks for what not every page needs. */
export function hostConfig(mode: Mode): Configuration {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    ...commonConfig('host', mode, 'browser'),
    name: 'host',
    target: 'web',
    entry: { main: './src/index.ts' },
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
    plugins: [
      new webpack.DefinePlugin({
        __SKORA_PROVIDED_VERSIONS__: JSON.stringify(providedVersions()),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css` }),
    ],
  };
}
