import type { Pointer, Release, ReleaseFile } from '@skora/shared/contract';
import type { LastGood } from './last-good';
import { SharedWork } from './shared-work';
import {
  hasIntegrity,
  listStoredFiles,
  MissingReleaseError,
  readPointer,
  readSignedFiles,
  registryPaths,
  UntrustedError,
  type ReleaseStore,
} from '@skora/registry';

const READS_AT_ONCE = 8;
/** A file that no release lists is looked for again after this long. */
const MISS_FRESH_MS = 10_000;
const KEPT_MISSES = 1_000;

/** Releases that an open tab may have, newest first; the history knows those that were rolled back from, too. */
function listReleases({ stable, canary, previous, history = [] }: Pointer): string[] {
  const known = [stable, canary?.release, ...previous, ...history.map(({ release }) => release)];
  return [...new Set(known.filter((release) => release !== undefined))];
}

/** Reads the files of releases, and of builds of the host. A file that is not byte for byte what its release lists counts as missing. */
export class ReleaseFiles {
  /** `{id}/{name}` → digest. A name carries a hash of its content, so releases agree on it. */
  private readonly digests = new Map<string, string>();
  private readonly warned = new Set<string>();
  /** `{id}/{name}` of files that no release lists, and until when that counts. */
  private readonly missedUntil = new Map<string, number>();
  private readonly wanted = new SharedWork<string | undefined>();
  /** By id of a remote. One may read a hundred releases, and find what others ask for. */
  private readonly searches = new Map<string, Promise<void>>();

  constructor(
    private readonly store: ReleaseStore,
    private readonly lastGood: LastGood,
    private readonly warn: (message: string) => void,
    /** Releases that a preview link may show count, too: no pointer names them. */
    private readonly hasPreviews = false,
  ) {}

  /** @returns null when the file is missing or damaged; rejects when the store does not answer */
  async read(id: string, name: string): Promise<Buffer | null> {
    const bytes = await this.store.read(registryPaths.file(id, name));
    if (!bytes) return null;
    const digest = await this.findDigest(id, name);
    if (digest !== undefined && hasIntegrity(bytes, digest)) return bytes;
    this.warnOnce(`${name} of ${id} is not as its release lists it, and is not served.`);
    return null;
  }

  /** Remembers what a release lists. @returns names of its files in the registry that are missing or damaged */
  async findDamaged(release: Release): Promise<string[]> {
    this.learn(release.id, release.files);
    const files = listStoredFiles(release);
    const damaged: string[] = [];
    for (let start = 0; start < files.length; start += READS_AT_ONCE) {
      await Promise.all(
        files.slice(start, start + READS_AT_ONCE).map(async ({ name }) => {
          if (!(await this.read(release.id, name))) damaged.push(name);
        }),
      );
    }
    if (damaged.length > 0) {
      this.warnOnce(
        `Files of ${release.id} ${release.release} are missing or damaged: ${damaged.join(', ')}.`,
      );
    }
    return damaged;
  }

  private learn(id: string, files: readonly ReleaseFile[]): void {
    for (const { name, integrity } of files) this.digests.set(`${id}/${name}`, integrity);
  }

  /** Open tabs ask for files of earlier releases too. */
  private findDigest(id: string, name: string): Promise<string | undefined> {
    const key = `${id}/${name}`;
    return this.wanted.get(key, async () => {
      const isDecided = () => this.digests.has(key) || Date.now() < (this.missedUntil.get(key) ?? 0);
      const shown = this.lastGood.get(id);
      if (!this.digests.has(key) && shown) this.learn(id, shown.files);
      for (let other = this.searches.get(id); other && !isDecided(); other = this.searches.get(id)) {
        await other.catch(() => undefined);
      }
      if (!isDecided()) {
        const search = this.search(id, key).finally(() => this.searches.delete(id));
        this.searches.set(id, search);
        await search;
      }
      return this.digests.get(key);
    });
  }

  /** Reads releases of a remote until one lists a file. */
  private async search(id: string, key: string): Promise<void> {
    let isAnswered = true;
    const passOver = (error: unknown) => {
      isAnswered &&= error instanceof MissingReleaseError || error instanceof UntrustedError;
      return null;
    };
    const pointer = await readPointer(this.store, id).catch(passOver);
    const pointed = pointer ? listReleases(pointer) : [];
    const others = this.hasPreviews ? await this.listOthers(id, pointed) : [];
    for (const release of [...pointed, ...others]) {
      const found = await readSignedFiles(this.store, id, release).catch(passOver);
      if (found) this.learn(id, found);
      if (this.digests.has(key)) return;
    }
    // A registry that does not answer says nothing about the file.
    if (!isAnswered) return;
    this.missedUntil.set(key, Date.now() + MISS_FRESH_MS);
    const oldest = this.missedUntil.keys().next();
    if (this.missedUntil.size > KEPT_MISSES && !oldest.done) this.missedUntil.delete(oldest.value);
  }

  private async listOthers(id: string, pointed: readonly string[]): Promise<string[]> {
    const names = await this.store.list(`releases/${id}`);
    const described = names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length));
    return described.filter((release) => !pointed.includes(release));
  }

  private warnOnce(message: string): void {
    if (this.warned.has(message)) return;
    this.warned.add(message);
    this.warn(message);
  }
}
