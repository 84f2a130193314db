import { join } from 'node:path';
import { HOST_ID, type ReleaseStore, type TeamKey } from '@skora/registry';
import { findAuthor, publishHost } from '@skora/registry/publish';
import { readHostAssets } from './build-host';
import { describeHost } from './describe-host';
import { ROOT } from '@skora/scripts-lib/workspace';
import { ensureOwner } from '../publish/workspace-key';

interface Options {
  key: TeamKey;
  /** What the build wrote. */
  dist?: string;
  /** Address of the site, as `PUBLIC_ORIGIN` names it. */
  publicOrigin?: string;
  /** Uploads only, because the build does not run yet. */
  filesOnly?: boolean;
}

/** Makes this workspace the owner of the host in the local registry. */
export async function ensureHostOwner(store: ReleaseStore, key: TeamKey): Promise<void> {
  await ensureOwner(store, HOST_ID, 'Platform', key);
}

/** Uploads what browsers get of a host that was built, and says what it offers. @returns name of the build */
export async function releaseHost(
  store: ReleaseStore,
  { key, dist = join(ROOT, 'host/dist'), publicOrigin, filesOnly = false }: Options,
): Promise<string> {
  const assets = readHostAssets(dist);
  const host = describeHost(assets, publicOrigin);
  const actor = { author: findAuthor(join(ROOT, 'host'), process.env), key };
  const mode = filesOnly ? 'files-only' : 'stable';
  await publishHost(store, { host, files: assets.files, folder: join(dist, 'browser'), actor, mode });
  return host.build;
}
