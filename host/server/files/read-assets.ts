import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostAssets } from './host-assets';

/** The host's own browser build. */
export interface HostFiles {
  assets: HostAssets;
  /** @returns null when there is no such file */
  read: (name: string) => Promise<Buffer | null>;
}

/** Opens `host/dist`. @throws when the host was not built */
export async function openHostFiles(dist: string): Promise<HostFiles> {
  const text = await readFile(join(dist, 'assets.json'), 'utf8').catch(() => {
    throw new Error('The host is not built: run "npm run build".');
  });
  return {
    assets: JSON.parse(text) as HostAssets,
    read: (name) => readFile(join(dist, 'browser', name)).catch(() => null),
  };
}
