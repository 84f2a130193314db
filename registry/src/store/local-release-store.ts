import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { withFileLock } from './file-lock';
import { ConflictError, type ReleaseStore, type Versioned } from './release-store';

/** What the disk answers, or null when it has no such file or folder. */
async function orNothing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function readVersion(file: string): Promise<Versioned | null> {
  const bytes = await orNothing(readFile(file));
  return bytes && { bytes, version: createHash('sha256').update(bytes).digest('hex') };
}

async function listNames(folder: string): Promise<string[]> {
  const names = await orNothing(readdir(folder));
  return (names ?? []).filter((name) => !name.startsWith('.')).sort();
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** When it returns, the new content is on the disk, and so is its name: a cut of power leaves the old or the new one. */
async function replace(file: string, bytes: Buffer): Promise<void> {
  const draft = join(dirname(file), `.${randomUUID()}.tmp`);
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await syncFolder(dirname(file));
}

export function localReleaseStore(folder: string): ReleaseStore {
  const root = resolve(folder);

  function locate(path: string): string {
    const file = resolve(root, path);
    if (!file.startsWith(root + sep)) throw new Error(`"${path}" is outside the registry.`);
    return file;
  }

  return {
    read: async (path) => orNothing(readFile(locate(path))),
    size: async (path) => (await orNothing(stat(locate(path))))?.size ?? null,
    readVersioned: async (path) => readVersion(locate(path)),
    write: async (path, bytes, { ifVersion }) => {
      const file = locate(path);
      await mkdir(dirname(file), { recursive: true });
      if (ifVersion === undefined) return replace(file, bytes);
      const lock = join(dirname(file), `.${basename(file)}.lock`);
      return withFileLock(lock, async () => {
        const there = await readVersion(file);
        if ((there?.version ?? null) !== ifVersion) throw new ConflictError(path);
        await replace(file, bytes);
      });
    },
    list: async (path) => listNames(locate(path)),
    listWritten: async (path) => {
      const folder = locate(path);
      const names = await listNames(folder);
      return Promise.all(
        names.map(async (name) => ({ name, writtenAt: (await stat(join(folder, name))).mtimeMs })),
      );
    },
    delete: async (path) => rm(locate(path), { force: true }),
  };
}
