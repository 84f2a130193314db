import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePort } from '@skora/scripts-lib/ports';
import { startServer, type ServerProcess } from '../../../local/stack/server-process';
import { backendSettings, siteSecret, siteSettings } from '../../../local/stack/server-settings';
import type { Stand } from './stand';

const run = promisify(execFile);

export type OwnServer = ServerProcess & { origin: string };

const QUIET = { LOG_LEVEL: 'silent' };

/** Proves to a backend that the site asks, so that it believes the address of the visitor. */
export const AS_SITE = { 'x-site-secret': siteSecret };

/** Starts one more backend beside the stack, on the same emulators and stand-ins unless `env` says otherwise. */
export async function startBackend({ ports }: Stand, env: Record<string, string> = {}): Promise<OwnServer> {
  const backend = await freePort();
  const own = { ports: { ...ports, backend }, dataDir: null, backendEnv: { ...QUIET, ...env } };
  const server = await startServer({
    ...backendSettings(own),
    readyUrl: `http://127.0.0.1:${backend}/livez`,
  });
  return { ...server, origin: `http://127.0.0.1:${backend}` };
}

/** Starts one more site beside the stack. */
export async function startSite(
  { ports, registry }: Stand,
  env: Record<string, string> = {},
): Promise<OwnServer> {
  const site = await freePort();
  const siteEnv = { REGISTRY: registry, SITE_PROXY_HOPS: '1', ...QUIET, ...env };
  const server = await startServer(siteSettings({ ports: { ...ports, site }, dataDir: null, siteEnv }));
  return { ...server, origin: `http://localhost:${site}` };
}

export interface ServerState {
  pid: number;
  /** Memory it holds, in MB. */
  memory: number;
}

/** The youngest server that this process has started from a program. */
export async function findServer(program: string): Promise<ServerState> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  const found = stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((parts) => Number(parts?.[2]) === process.pid && parts?.[4]?.includes(program))
    .at(-1);
  if (!found) throw new Error(`No process runs ${program}.`);
  return { pid: Number(found[1]), memory: Number(found[3]) / 1024 };
}
