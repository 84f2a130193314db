import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkManifestSchema } from '@skora/registry/publish';
import type { RemoteManifest } from '@skora/shared/contract';

/** The sources of a remote, wherever they lie. */
export interface RemoteProject {
  /** Absolute path. */
  folder: string;
  manifest: RemoteManifest;
}

/**
 * Reads a remote. How its manifest fits to those of others is checked when it is published.
 * @throws when the folder has no manifest, or one error that lists every problem of it
 */
export function openProject(folder: string): RemoteProject {
  const path = join(resolve(folder), 'remote.manifest.json');
  if (!existsSync(path)) throw new Error(`${resolve(folder)} is no remote: it has no remote.manifest.json.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as RemoteManifest;
  const errors = checkManifestSchema(manifest);
  if (errors.length > 0) throw new Error(`${path} is not right:\n- ${errors.join('\n- ')}`);
  return { folder: resolve(folder), manifest };
}
