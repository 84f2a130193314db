import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** A lock this old, in ms, belongs to a process that has died: what it guards takes milliseconds. */
const ABANDONED_MS = 10_000;
const PATIENCE_MS = 20_000;
const PAUSE_MS = 10;

async function isAbandoned(path: string): Promise<boolean> {
  const state = await stat(path).catch(() => null);
  return state !== null && Date.now() - state.mtimeMs > ABANDONED_MS;
}

async function take(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Does some work while no other process of this machine does work under the same lock.
 * @param path of a file that stands for the lock; it exists while the work is done
 * @throws when the lock is not free within 20 s
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await take(path))) {
    if (await isAbandoned(path)) await rm(path, { force: true });
    else if (Date.now() > until) throw new Error(`${path} has been locked for too long.`);
    else await pause(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
