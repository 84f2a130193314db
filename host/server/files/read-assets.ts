import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasIntegrity } from '@skora/registry';
import type { HostAssets } from './host-assets';

/** The host's own browser build. */
export interface HostFiles {
  assets: HostAssets;
  /** @returns null when there is no such file, or it is not as it was built: browsers keep it for a year */
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
      const bytes = await readFile(join(dist, 'browser', name)).catch(() => null);
      const digest = digests.get(name);
      return bytes && digest !== undefined && !hasIntegrity(bytes, digest) ? null : bytes;
    },
  };
}
