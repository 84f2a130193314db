import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { RemoteProject } from '../project/open-project';
import { containerName, remoteConfig } from './remote-config';

/** A remote served from memory by webpack-dev-server on `port`, with Fast Refresh. */
export function developmentConfig(project: RemoteProject, port: number): Configuration {
  const config = remoteConfig(project, 'development');
  return {
    ...config,
    output: { ...config.output, publicPath: `http://localhost:${port}/`, clean: false },
    plugins: [
      ...(config.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, library: containerName(project.manifest.id) }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('development') }),
    ],
  };
}
