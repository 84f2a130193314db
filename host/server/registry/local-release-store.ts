import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
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
      await writeFile(draft, bytes);
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
