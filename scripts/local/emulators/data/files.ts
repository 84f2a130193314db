import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@skora/scripts-lib/replace-file';
import type { StorageEmulator } from '../lib/firebase-tools';

/** Blobs never change: another upload of the same name has a blob of its own. */
type KeptFile = { blob: string; metadata: object };

/** @returns false when it is gone already */
async function keepBlob(from: string, to: string): Promise<boolean> {
  try {
    // A second name for the same bytes costs nothing; not every file system knows that.
    await link(from, to).catch(() => copyFile(from, to));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  const handle = await open(to, 'r+');
  await handle.sync().finally(() => handle.close());
  return true;
}

/** Where the Storage emulator works on files, on the same disk as what is kept. */
export function workingFolder(dataDir: string): string {
  return join(dataDir, 'storage', 'working');
}

/**
 * The files of the Storage emulator in the data folder: `blobs/{name}` and, replaced in one step, `files.json` that says what
 * they are. What the list does not name does not exist.
 */
export function filesStore(storage: StorageEmulator, dataDir: string) {
  const folder = join(dataDir, 'storage');
  const list = join(folder, 'files.json');
  const blobs = join(folder, 'blobs');
  let saved = '';

  const current = (): KeptFile[] =>
    [...storage._files.values()].flatMap(({ metadata }) => {
      const blob = storage._persistence.getDiskFileName(join(metadata.bucket, metadata.name));
      return blob === undefined ? [] : [{ blob, metadata }];
    });
  const save = async () => {
    const files = current();
    const text = JSON.stringify(files, (key, value: unknown) => (key.startsWith('_') ? undefined : value));
    if (text === saved) return;
    await mkdir(blobs, { recursive: true });
    const kept = new Set(await readdir(blobs));
    for (const { blob } of files) {
      if (kept.delete(blob)) continue;
      // Replaced or deleted meanwhile: when that is answered, another save follows.
      if (!(await keepBlob(join(storage._persistence.dirPath, blob), join(blobs, blob)))) return;
    }
    await replaceFile(list, text);
    saved = text;
    for (const blob of kept) await rm(join(blobs, blob), { force: true });
  };

  return {
    load: async () => {
      // What was there before this list was kept is in the emulator's own form already.
      if (existsSync(list)) {
        const files = JSON.parse(await readFile(list, 'utf8')) as KeptFile[];
        const buckets = [...new Set(files.map(({ metadata }) => (metadata as { bucket: string }).bucket))];
        await rm(join(folder, 'metadata'), { recursive: true, force: true });
        await mkdir(join(folder, 'metadata'));
        await writeFile(
          join(folder, 'buckets.json'),
          JSON.stringify({ buckets: buckets.map((id) => ({ id })) }),
        );
        for (const { blob, metadata } of files)
          await writeFile(join(folder, 'metadata', `${blob}.json`), JSON.stringify(metadata));
      }
      if (!existsSync(join(folder, 'buckets.json'))) return;
      storage.storageLayer.import(folder, { initiatedBy: 'skora' });
      // The emulator has copied each blob under a new name.
      await save();
    },
    save,
  };
}
