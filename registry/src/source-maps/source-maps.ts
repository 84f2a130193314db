import type { Pointer } from '@skora/shared/contract';
import { gunzipSync } from 'node:zlib';
import { hasIntegrity } from '../lib/integrity';
import { parseJson } from '../lib/json';
import { registryPaths } from '../lib/paths';
import { HOST_ID } from '../releases/host-build';
import { readPointer } from '../releases/registry';
import { readSignedFiles, readSignedMaps } from '../signing/signatures';
import type { ReleaseStore } from '../store/release-store';

/** Source maps by the names of the built files. */
type Maps = Record<string, string>;

/** Path of a built file at every site. */
const BUILT = /^\/(?:assets|remotes\/(remote-[a-z0-9-]+))\/([\w-][\w.-]*)$/;

/** Most bytes of all maps of a release, unpacked: they are held in memory. */
const MOST_BYTES = 100_000_000;

/** Releases that are looked through; errors of older ones are of no interest any more. */
const MOST_RELEASES = 6;

function listReleases({ stable, canary, previous }: Pointer): string[] {
  return [stable, ...(canary ? [canary.release] : []), ...previous].slice(0, MOST_RELEASES);
}

async function readMaps(store: ReleaseStore, id: string, release: string): Promise<Maps> {
  const maps = await readSignedMaps(store, id, release);
  const bytes = maps && (await store.read(registryPaths.maps(id, release)));
  if (!bytes || !hasIntegrity(bytes, maps.integrity)) return {};
  const text = gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  return parseJson(text, `The source maps of ${id} ${release}`) as Maps;
}

/**
 * Reads the source maps of what is live or was so lately, for those who look into errors. Keeps all that it has read: make one for
 * each question, and drop it then.
 */
export class SourceMaps {
  private readonly maps = new Map<string, Promise<Maps>>();

  constructor(private readonly store: ReleaseStore) {}

  /**
   * Reads the map of a built file. Names of files carry a hash, so it is that of every release that has the file.
   * @param path as groups of errors have it. @example '/remotes/remote-auth/login.1a2b3c4d.js'
   * @returns the map's JSON; null when its release was published without maps, or they are not what its team signed. Rejects when
   *   the store does not answer
   */
  async read(path: string): Promise<string | null> {
    const [, id = HOST_ID, name = ''] = BUILT.exec(path) ?? [];
    const pointer = name === '' ? null : await readPointer(this.store, id);
    for (const release of pointer ? listReleases(pointer) : []) {
      // One that must not be shown, or is gone, says nothing.
      const files = await readSignedFiles(this.store, id, release).catch(() => []);
      if (!files.some((file) => file.name === name)) continue;
      const maps = await this.readAll(id, release);
      if (Object.hasOwn(maps, name)) return maps[name] ?? null;
    }
    return null;
  }

  private readAll(id: string, release: string): Promise<Maps> {
    const label = `${id} ${release}`;
    const read = this.maps.get(label) ?? readMaps(this.store, id, release);
    this.maps.set(label, read);
    return read;
  }
}
