import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { RemoteProject } from '../project/open-project';
import { commonConfig } from './common';

const require = createRequire(import.meta.url);

/** Where the files of the stand-alone page are served. */
export const STAND_ALONE_PATH = '/stand-alone/';

/** The installed kernel has the styles of its components in a sheet; in SKORA's repository they come with the components. */
function componentSheet(folder: string): string[] {
  try {
    return [createRequire(join(folder, 'package.json')).resolve('@skora/shared/ui/components.css')];
  } catch {
    return [];
  }
}

/** A page with the remote, React and the kernel in one bundle, for work without a site. */
export function standAloneConfig({ folder, manifest }: RemoteProject): Configuration {
  const common = commonConfig({ folder, mode: 'development', target: 'browser', refresh: true });
  return {
    ...common,
    name: `${manifest.id} (stand-alone)`,
    target: 'web',
    entry: { page: [...componentSheet(folder), require.resolve('@skora/remote-tools/stand-alone-page')] },
    output: { filename: '[name].js', publicPath: STAND_ALONE_PATH, uniqueName: 'stand_alone' },
    resolve: {
      ...common.resolve,
      alias: {
        'stand-alone/remote$': join(folder, 'src/remote'),
        'stand-alone/manifest$': join(folder, 'remote.manifest.json'),
      },
      modules: [join(folder, 'node_modules'), 'node_modules'],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      new ReactRefreshPlugin({ overlay: false, library: 'stand_alone' }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('development') }),
    ],
  };
}
