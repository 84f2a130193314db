import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkManifestSchema } from '@skora/registry/publish';
import { isRemoteId, validateManifests, type RemoteManifest } from '@skora/shared/contract';

/** The sources of a remote, wherever they lie. */
export interface RemoteProject {
  /** Absolute path. */
  folder: string;
  manifest: RemoteManifest;
}

/** Two hyphens together, or one at the end, are easily mistaken. */
const ODD_HYPHENS = /--|-$/;

function readManifest(path: string): RemoteManifest {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RemoteManifest;
  } catch (error) {
    throw new Error(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Slots and navigation may lead to pages of others. */
function findErrors(manifest: RemoteManifest): string[] {
  const schema = checkManifestSchema(manifest);
  if (schema.length > 0) return schema;
  return [
    ...(isRemoteId(manifest.id) && !ODD_HYPHENS.test(manifest.id)
      ? []
      : [
          `"${manifest.id}" is no id: it begins with "remote-" and has at most 56 small letters, digits and single hyphens after that.`,
        ]),
    ...validateManifests([{ ...manifest, slots: [], navigation: [] }]),
  ];
}

/**
 * Reads a remote. How its manifest fits to those of others is checked when it is published.
 * @throws when the folder has no manifest, or one error that lists every problem of it
 */
export function openProject(folder: string): RemoteProject {
  const path = join(resolve(folder), 'remote.manifest.json');
  if (!existsSync(path)) throw new Error(`${resolve(folder)} is no remote: it has no remote.manifest.json.`);
  const manifest = readManifest(path);
  const errors = findErrors(manifest);
  if (errors.length > 0) throw new Error(`${path} is not right:\n- ${errors.join('\n- ')}`);
  return { folder: resolve(folder), manifest };
}
