import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import type { RemoteProject } from '../project/open-project';
import { developmentConfig } from '../webpack/development-config';
import { STAND_ALONE_PATH, standAloneConfig } from '../webpack/stand-alone-config';

/** A remote under development. */
export interface ServedRemote {
  /** Address of its container, for a site. */
  entry: string;
  /** Address at which its pages are without a site. */
  standAlone: string;
  stop: () => Promise<void>;
}

interface ServeOptions {
  port: number;
  /** Site whose backend answers the stand-alone page, the local one by default. */
  site?: string;
}

const LOCAL_SITE = 'http://localhost:3000';

const PAGE = `<!doctype html>
<html lang="en" data-background="default">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STAND_ALONE_PATH}page.css">
<header class="sk-stand-alone-bar"></header>
<main></main>
<div class="sk-stand-alone-toasts" role="status"></div>
<script src="${STAND_ALONE_PATH}page.js"></script>
</html>`;

/** Answers every address that a person opens with the stand-alone page. */
const setupMiddlewares: Configuration['setupMiddlewares'] = (middlewares) => [
  ...middlewares,
  {
    name: 'stand-alone',
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(PAGE);
    },
  },
];

const HOST = 'localhost';

/** Asks before the server does, which would end the process. @throws when the port is none, or taken */
async function assertFree(port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('--port needs a number from 1 to 65535.');
  }
  const probe = createServer().listen(port, HOST);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken. End what uses it, or choose another one: --port ${port + 1}.`
        : `Port ${port} cannot be used (${code}). Choose another one: --port 3101.`,
      { cause: error },
    );
  }
  probe.close();
  await once(probe, 'close');
}

/** Serves a remote with hot updates, for a site and by itself; resolves when its first build is done. @throws when the port is taken */
export async function serveRemote(
  project: RemoteProject,
  { port, site = LOCAL_SITE }: ServeOptions,
): Promise<ServedRemote> {
  await assertFree(port);
  const compiler = webpack([developmentConfig(project, port), standAloneConfig(project)]);
  if (!compiler) throw new Error('webpack did not return a compiler.');
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('skora-dev', () => resolve()));
  const server = new WebpackDevServer(
    {
      port,
      host: HOST,
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: ['localhost'],
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      proxy: [{ context: ['/api'], target: site, changeOrigin: true, logLevel: 'silent' }],
      setupMiddlewares,
    },
    compiler,
  );
  await server.start();
  await built;
  return {
    entry: `http://localhost:${port}/remoteEntry.js`,
    standAlone: `http://localhost:${port}/`,
    stop: () => server.stop(),
  };
}
