import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@skora/shared/contract';

/** Copies of the releases that were shown last, for the time when the registry does not answer. */
export class LastGood {
  private readonly releases = new Map<string, Release>();

  constructor(private readonly folder: string | null) {}

  /** Reads the copies of an earlier process; damaged ones count as none. */
  async load(): Promise<void> {
    if (this.folder === null) return;
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((candidate) => candidate.endsWith('.json'))) {
      try {
        const release = JSON.parse(await readFile(join(this.folder, name), 'utf8')) as Release;
        this.releases.set(release.id, release);
      } catch {
        continue;
      }
    }
  }

  get ids(): string[] {
    return [...this.releases.keys()];
  }

  get(id: string): Release | null {
    return this.releases.get(id) ?? null;
  }

  /** Drops what must not be shown any more of a remote: one release, or whichever is kept. */
  async forget(id: string, release?: string): Promise<void> {
    const kept = this.releases.get(id);
    if (!kept || (release !== undefined && kept.release !== release)) return;
    this.releases.delete(id);
    if (this.folder !== null)
      await rm(join(this.folder, `${id}.json`), { force: true }).catch(() => undefined);
  }

  /** Keeps a release; a full disk only costs the copy. */
  async keep(release: Release): Promise<void> {
    if (this.releases.get(release.id)?.release === release.release) return;
    this.releases.set(release.id, release);
    if (this.folder === null) return;
    const { folder } = this;
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(join(folder, `${release.id}.json`), JSON.stringify(release)))
      .catch(() => undefined);
  }
}
