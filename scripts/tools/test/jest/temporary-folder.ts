import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare global {
  // The hand-over from jest's global setup to its global teardown.
  var skoraTemporaryFolder: string | undefined;
}

/** Gives every test file of this run one folder for what it writes, so that nothing stays behind when it ends. */
export function openTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'skora-jest-'));
  globalThis.skoraTemporaryFolder = folder;
  // Where `os.tmpdir()` looks, on Windows in TEMP; workers inherit it.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
}

/** Removes the folder with all that the tests left in it. */
export function removeTemporaryFolder(): void {
  const folder = globalThis.skoraTemporaryFolder;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
