import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/workspace';
import { cssRules } from './css-rules';
import { swcRule } from './swc-rule';

const require = createRequire(import.meta.url);

/** Mode of a build: what visitors get, or what a developer works with. */
export type Mode = 'production' | 'development';

/** What every browser and node build of the workspace has in common. */
export function commonConfig(member: string, mode: Mode, target: 'browser' | 'node'): Configuration {
  return {
    mode,
    context: join(ROOT, member),
    devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    resolveLoader: {
      modules: [
        join(dirname(require.resolve('swc-loader/package.json')), '..'),
        join(ROOT, 'scripts/node_modules'),
      ],
    },
    module: {
      rules: [
        swcRule(mode === 'development' && member !== 'host'),
        {
          test: /webchannel_blob_es\d+\.js$/,
          loader: join(ROOT, 'scripts/tools/webpack/no-third-party-loader.mjs'),
        },
        { test: /\.build-time\.ts$/, loader: join(ROOT, 'scripts/tools/webpack/build-time-loader.mjs') },
        ...cssRules(target),
        {
          test: /\.(woff2|png|webp|avif|jpg|svg)$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]', emit: target === 'browser' },
        },
        { test: /\.md$/, loader: require.resolve('@skora/remote-tools/post-loader') },
        { test: /\.txt$/, type: 'asset/source' },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          test: /\.(js|css)$/,
          minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.esbuildMinifyCss],
          minimizerOptions: [{ compress: { passes: 2 } }, {}],
          // Both are native and have threads of their own.
          parallel: false,
        }),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
