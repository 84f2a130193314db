import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasIntegrity } from '@skora/registry';
import { isHashedName } from './hashed-name';
import type { HostAssets } from './host-assets';

/** The host's own browser build. */
export interface HostFiles {
  assets: HostAssets;
  /**
   * @returns null when there is no such file, or it is not as it was built: browsers keep it for a year. Source maps lie beside the
   *   files and are none of them
   */
  read: (name: string) => Promise<Buffer | null>;
}

/** Opens `host/dist`. @throws when the host was not built */
export async function openHostFiles(dist: string): Promise<HostFiles> {
  const text = await readFile(join(dist, 'assets.json'), 'utf8').catch(() => {
    throw new Error('The host is not built: run "npm run build".');
  });
  const assets = JSON.parse(text) as HostAssets;
  const digests = new Map(assets.files.map(({ name, integrity }) => [name, integrity]));
  return {
    assets,
    read: async (name) => {
      const digest = digests.get(name);
      // What is worked on changes under its names.
      if (digest === undefined && isHashedName(name)) return null;
      const bytes = await readFile(join(dist, 'browser', name)).catch(() => null);
      return bytes && digest !== undefined && !hasIntegrity(bytes, digest) ? null : bytes;
    },
  };
}
