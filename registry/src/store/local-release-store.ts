import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { ReleaseStore } from './release-store';

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

export function localReleaseStore(folder: string): ReleaseStore {
  const root = resolve(folder);

  function locate(path: string): string {
    const file = resolve(root, path);
    if (!file.startsWith(root + sep)) throw new Error(`"${path}" is outside the registry.`);
    return file;
  }

  return {
    read: async (path) => {
      try {
        return await readFile(locate(path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    write: async (path, bytes) => {
      const file = locate(path);
      await mkdir(dirname(file), { recursive: true });
      const draft = join(dirname(file), `.${randomUUID()}.tmp`);
      const handle = await open(draft, 'w');
      try {
        await handle.writeFile(bytes);
        // When the power goes, a file that was renamed before it was stored is empty.
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    },
    list: async (path) => {
      try {
        return (await readdir(locate(path))).filter((name) => !name.startsWith('.')).sort();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}
