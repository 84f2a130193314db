import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from '@skora/registry';
import { describeArtefact } from '@skora/remote-tools';
import type { Release } from '@skora/shared/contract';
import { findAuthor, publishRelease } from '@skora/registry/publish';

/**
 * Publishes what any bundler built, wherever it lies.
 * @param folder has `remote.manifest.json` and `browser/`, see `describeArtefact`
 * @returns what is stable now
 */
export async function publishArtefact(store: ReleaseStore, folder: string, notes?: string): Promise<Release> {
  const out = await mkdtemp(join(tmpdir(), 'skora-artefact-'));
  try {
    const release = describeArtefact(folder, out);
    await publishRelease(store, {
      id: release.id,
      release,
      folder: join(out, 'browser'),
      author: findAuthor(folder, process.env, notes),
    });
    return release;
  } finally {
    await rm(out, { recursive: true });
  }
}
