import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

/** As it is built for production; jest's set-up sees to it that the build is of these sources. */
const MAIN = join(__dirname, '../../dist/main.mjs');

/** Runs the built service as a process and waits until it listens. */
export async function startServiceProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', GCLOUD_PROJECT: 'demo-skora', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const lines: string[] = [];
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const origin = await new Promise<string | null>((resolve) => {
    if (child.stdout === null) return resolve(null);
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        lines.push(line);
        const listening = /Server listening at (http:\/\/[\d.:]+)/.exec(line)?.[1];
        if (listening !== undefined) resolve(listening);
      })
      .on('close', () => resolve(null));
  });
  return {
    child,
    origin: origin ?? '',
    exit,
    /** Resolves once the log says so. */
    logged: async (text: string) => {
      while (!lines.some((line) => line.includes(text))) await once(child.stdout ?? child, 'data');
    },
    errors: () => errors,
  };
}
