import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_ASSETS, EXAMPLE_SETTINGS } from './example-site';

const MAIN = join(__dirname, '../main.ts');

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Runs the site as a process and waits until it answers. */
export async function startSiteProcess(env: Record<string, string>) {
  const hostDist = await mkdtemp(join(tmpdir(), 'skora-host-'));
  await writeFile(join(hostDist, 'assets.json'), JSON.stringify(EXAMPLE_ASSETS));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env['PATH'], ...EXAMPLE_SETTINGS, HOST_DIST: hostDist, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (log += part));
  // Not only ended: all that it wrote is there, too.
  const exit = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  while (child.exitCode === null && !(await isReady(origin)));
  return { child, origin, exit, log: () => log };
}
