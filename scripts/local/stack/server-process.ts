import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { keepTail } from '@skora/scripts-lib/output-tail';
import { untilReady } from './until-ready';

export type ServerSettings = {
  /** How messages call it. */
  name: string;
  /** Absolute path of a compiled Node program. */
  program: string;
  env: Record<string, string>;
  readyUrl: string;
  /** What it cannot be ready before; it is not asked until then. */
  after?: Promise<unknown>;
  /** Gives up waiting, because another part has failed. */
  signal?: AbortSignal;
};

export type ServerProcess = {
  /** Resolves with the reason when it ends without `stop()`. */
  crashed: Promise<string>;
  /** The last lines it printed. */
  tail: () => string;
  stop: () => Promise<void>;
  /** Ends it without a word (SIGKILL). */
  kill: () => Promise<void>;
};

const stopDeadline = 9_000;
const preload = new URL('./exit-with-launcher.mjs', import.meta.url).href;

/** What our servers may see of this shell: enough to run, no settings meant for something else. */
function inheritedEnv(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LOG_LEVEL', 'REMOTE_OVERRIDES'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** @throws LocalPlatformError when there is nothing to start */
export function assertBuilt({ name, program }: Pick<ServerSettings, 'name' | 'program'>): void {
  if (!existsSync(program)) {
    throw new LocalPlatformError(`The ${name} is not built (${program} is missing). Run npm run build.`);
  }
}

/**
 * Starts one of our servers and waits until it is ready.
 *
 * @throws LocalPlatformError when it is not built, ends, or is not ready in time; with its last lines
 */
export async function startServer({
  name,
  program,
  env,
  readyUrl,
  after,
  signal,
}: ServerSettings): Promise<ServerProcess> {
  assertBuilt({ name, program });
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', preload, program], {
    env: { ...inheritedEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C reaches the launcher alone, which stops everything in order.
    detached: true,
  });
  const tail = keepTail([child.stdout, child.stderr]);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  let stopping = false;
  const crashed = new Promise<string>((resolve) => {
    void exited.then((reason) => {
      if (!stopping) resolve(`The ${name} ended unexpectedly (${reason}). Its last lines:\n${tail()}`);
    });
  });
  const stop = async () => {
    stopping = true;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopDeadline);
    await exited;
    clearTimeout(timer);
  };
  const kill = async () => {
    stopping = true;
    child.kill('SIGKILL');
    await exited;
  };

  try {
    await Promise.race([after, crashed]);
    await untilReady(name, readyUrl, crashed, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { crashed, tail, stop, kill };
}

/** Absolute path of a file of the repository's builds. */
export function builtProgram(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
