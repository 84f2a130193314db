import { SourceMap, type SourceMapPayload } from 'node:module';
import { REMOTE_ID_PATTERN, type Pointer, type ReleaseMaps } from '@skora/shared/contract';
import { gunzipSync } from 'node:zlib';
import { hasIntegrity } from '../lib/integrity';
import { parseJson } from '../lib/json';
import { registryPaths } from '../lib/paths';
import { HOST_ID } from '../releases/host-build';
import { readPointer } from '../releases/registry';
import { MissingReleaseError, readSignedBuild, UntrustedError } from '../signing/signatures';
import type { ReleaseStore } from '../store/release-store';

/** Path of a built file at every site. */
const BUILT = new RegExp(`^/(?:assets|remotes/(${REMOTE_ID_PATTERN}))/([\\w-][\\w.-]*)$`);

/** Most bytes of all maps of a release, packed or unpacked: they are held in memory. */
const MOST_BYTES = 20_000_000;

/** A longer map is not used: the process does nothing else while it is parsed. */
const MOST_CHARACTERS = 3_000_000;

/** Releases that are looked through; errors of older ones are of no interest any more. */
const MOST_RELEASES = 6;

function listReleases({ stable, canary, previous }: Pointer): string[] {
  return [stable, ...(canary ? [canary.release] : []), ...previous].slice(0, MOST_RELEASES);
}

/** The map's JSON by the name of the built file. @returns nothing for what is no pack of maps */
function unpack(bytes: Buffer): Record<string, unknown> {
  try {
    const text = gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
    const packed: unknown = parseJson(text, 'The source maps');
    return typeof packed === 'object' && packed !== null ? (packed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function parseMap(text: unknown): SourceMap | null {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS) return null;
  try {
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return null;
  }
}

/** @param signed what the release says of its maps @returns nothing for what is too large, or not what was signed */
async function readPack(
  store: ReleaseStore,
  path: string,
  signed: ReleaseMaps | undefined,
): Promise<Record<string, unknown>> {
  // Before anything of it is in memory: whoever can write there can put a file of any size.
  if (!signed || signed.size > MOST_BYTES || (await store.size(path)) !== signed.size) return {};
  const bytes = await store.read(path);
  return bytes && hasIntegrity(bytes, signed.integrity) ? unpack(bytes) : {};
}

/** What is known of a release: the names of its built files, and their maps. */
interface Build {
  names: ReadonlySet<string>;
  readMaps: () => Promise<Record<string, unknown>>;
}

async function readBuild(store: ReleaseStore, id: string, release: string): Promise<Build> {
  try {
    const { files, maps } = await readSignedBuild(store, id, release);
    let reading: ReturnType<typeof readPack> | undefined;
    return {
      names: new Set(files.map(({ name }) => name)),
      readMaps: () => (reading ??= readPack(store, registryPaths.maps(id, release), maps)),
    };
  } catch (error) {
    // One that must not be shown, or is gone, says nothing.
    if (error instanceof UntrustedError || error instanceof MissingReleaseError)
      return { names: new Set(), readMaps: async () => ({}) };
    throw error;
  }
}

/** Keeps what it has read or computed, by name. */
class Memory<T> {
  private readonly kept = new Map<string, T>();

  get(name: string, make: () => T): T {
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const made = make();
    this.kept.set(name, made);
    return made;
  }
}

/**
 * Reads the source maps of what is live or was so lately, for those who look into errors. Keeps all that it has read: make one for
 * each question, and drop it then.
 */
export class SourceMaps {
  private readonly pointers = new Memory<Promise<Pointer | null>>();
  private readonly builds = new Memory<Promise<Build>>();
  private readonly files = new Memory<Promise<SourceMap | null>>();

  constructor(private readonly store: ReleaseStore) {}

  /**
   * Reads the map of a built file. Names of files carry a hash, so it is that of every release that has the file.
   * @param path as groups of errors have it. @example '/remotes/remote-auth/login.1a2b3c4d.js'
   * @returns null when its release was published without maps, or they are no maps, larger than 3 MB (20 MB with all of the release),
   *   or not what its team signed. Rejects when the store does not answer
   */
  read(path: string): Promise<SourceMap | null> {
    return this.files.get(path, () => this.find(path));
  }

  private async find(path: string): Promise<SourceMap | null> {
    const [, id = HOST_ID, name = ''] = BUILT.exec(path) ?? [];
    if (name === '') return null;
    const pointer = await this.pointers.get(id, () => readPointer(this.store, id));
    for (const release of pointer ? listReleases(pointer) : []) {
      const build = await this.builds.get(`${id} ${release}`, () => readBuild(this.store, id, release));
      if (!build.names.has(name)) continue;
      const maps = await build.readMaps();
      if (Object.hasOwn(maps, name)) return parseMap(maps[name]);
    }
    return null;
  }
}
