import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { ensureRedis } from '@skora/scripts-lib/ensure-redis';
import { freePort } from '@skora/scripts-lib/ports';

/** Starts the server and waits until it takes connections. */
async function launch(path: string, port: number): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const server = spawn(path, settings, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Redis did not start:\n${said}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready to accept connections')) resolve();
    });
  });
  return server;
}

/** A real Redis server on a free port, with nothing in it. */
export async function startRedis() {
  const path = await ensureRedis();
  const port = await freePort();
  let server = await launch(path, port);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Ends it at once. */
    kill,
    /** Starts it again on the same port, with nothing in it. */
    restart: async () => {
      await kill();
      server = await launch(path, port);
    },
    /** Lets it take connections and answer nothing, until it goes on. */
    hang: () => server.kill('SIGSTOP'),
    goOn: () => server.kill('SIGCONT'),
  };
}
