import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile } from '@skora/shared/contract';
import { hasIntegrity } from '../lib/integrity';
import { registryPaths } from '../lib/paths';
import type { ReleaseStore } from '../store/release-store';

const UPLOADS_AT_ONCE = 8;

/**
 * Uploads the files that are not in the registry already, or are damaged there, a few at a time.
 * @param folder the built files
 * @returns whether there were any
 */
export async function uploadFiles(
  store: ReleaseStore,
  id: string,
  files: readonly ReleaseFile[],
  folder: string,
): Promise<boolean> {
  let isChanged = false;
  for (let start = 0; start < files.length; start += UPLOADS_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + UPLOADS_AT_ONCE).map(async (file) => {
        const path = registryPaths.file(id, file.name);
        const there = await store.read(path);
        if (there && hasIntegrity(there, file.integrity)) return;
        const bytes = readFileSync(join(folder, file.name));
        if (!hasIntegrity(bytes, file.integrity)) {
          throw new Error(`${file.name} was changed after it was built.`);
        }
        isChanged = true;
        await store.write(path, bytes, { immutable: true });
      }),
    );
  }
  return isChanged;
}
