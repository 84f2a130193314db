import { startServer } from './server-process';
import type { ServerProcess, ServerSettings } from './server-process';

/** A server that can be started anew, watched over all its lives. */
type ReplaceableServer = {
  crashed: Promise<string>;
  /** The last lines of its present life. */
  tail: () => string;
  restart: (env?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a server and keeps its settings for the next start. */
export async function startReplaceable(settings: ServerSettings): Promise<ReplaceableServer> {
  let env = settings.env;
  let report: (reason: string) => void = () => undefined;
  const crashed = new Promise<string>((resolve) => (report = resolve));

  const start = async (): Promise<ServerProcess> => {
    const server = await startServer({ ...settings, env });
    void server.crashed.then(report);
    return server;
  };
  let current = await start();

  return {
    crashed,
    tail: () => current.tail(),
    restart: async (more = {}) => {
      await current.stop();
      env = { ...env, ...more };
      current = await start();
    },
    stop: () => current.stop(),
  };
}
