import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { createRequire } from 'node:module';
import { cssRules } from './css-rules';
import { swcRule } from './swc-rule';

const require = createRequire(import.meta.url);

/** Mode of a build: what visitors get, or what a developer works with. */
export type Mode = 'production' | 'development';

interface CommonOptions {
  /** The package that is built. */
  folder: string;
  mode: Mode;
  target: 'browser' | 'node';
  /** Marks components for Fast Refresh. */
  refresh?: boolean;
}

/** What the builds of the host and of remotes for browsers and for Node have in common. */
export function commonConfig({ folder, mode, target, refresh = false }: CommonOptions): Configuration {
  return {
    mode,
    context: folder,
    devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        swcRule(refresh),
        { test: /\.build-time\.ts$/, loader: require.resolve('@skora/remote-tools/build-time-loader') },
        ...cssRules(target),
        {
          test: /\.(svg|png|webp|avif|jpe?g|gif|woff2)$/,
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
