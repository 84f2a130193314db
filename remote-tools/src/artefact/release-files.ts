import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeIntegrity } from '@skora/registry';
import type { ReleaseFile } from '@skora/shared/contract';

/** The public files of a build folder with sizes and digests; source maps are not published. */
export function releaseFiles(folder: string): ReleaseFile[] {
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.map'))
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return { name, size: bytes.length, integrity: computeIntegrity(bytes) };
    });
}
