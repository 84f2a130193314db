import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RemoteProject } from '../project/open-project';
import { developmentConfig } from '../webpack/development-config';

/** A remote under development. */
export interface ServedRemote {
  /** Address of its container. */
  entry: string;
  stop: () => Promise<void>;
}

/** Serves a remote with hot updates; resolves when its first build is done. */
export async function serveRemote(project: RemoteProject, port: number): Promise<ServedRemote> {
  const compiler = webpack(developmentConfig(project, port));
  if (!compiler) throw new Error('webpack did not return a compiler.');
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('skora-dev', () => resolve()));
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: ['localhost'],
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
    },
    compiler,
  );
  await server.start();
  await built;
  return { entry: `http://localhost:${port}/remoteEntry.js`, stop: () => server.stop() };
}
