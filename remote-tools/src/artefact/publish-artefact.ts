import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from '@skora/registry';
import { publishRelease, startCanary, type Actor } from '@skora/registry/publish';
import type { Release } from '@skora/shared/contract';
import { describeArtefact } from './describe-artefact';

/** What publishing did. */
export interface Published {
  release: Release;
  /** False when it was live already, and nothing of it was damaged. */
  isNew: boolean;
}

interface ArtefactOptions {
  actor: Actor;
  /** Percent of visitors that get it as a canary; everybody otherwise. */
  canary?: number;
  warn?: (line: string) => void;
}

async function withRelease<T>(
  folder: string,
  work: (release: Release, files: string) => Promise<T>,
): Promise<T> {
  const described = join(folder, 'release.json');
  if (existsSync(described)) {
    return work(JSON.parse(readFileSync(described, 'utf8')) as Release, join(folder, 'browser'));
  }
  if (!existsSync(join(folder, 'remote.manifest.json'))) {
    throw new Error(
      `${folder} is nothing that was built: it has neither a release.json nor a remote.manifest.json. ` +
        'Name the folder that your build wrote.',
    );
  }
  const out = await mkdtemp(join(tmpdir(), 'skora-artefact-'));
  try {
    return await work(describeArtefact(folder, out), join(out, 'browser'));
  } finally {
    await rm(out, { recursive: true });
  }
}

/**
 * Publishes what was built, wherever it lies.
 * @param folder has `browser/` and either `release.json`, which the tools wrote, or `remote.manifest.json`, see
 *   `describeArtefact`
 */
export async function publishArtefact(
  store: ReleaseStore,
  folder: string,
  { actor, canary, warn }: ArtefactOptions,
): Promise<Published> {
  return withRelease(folder, async (release, files) => {
    const { id } = release;
    const mode = canary === undefined ? 'stable' : 'files-only';
    const isNew = await publishRelease(store, { id, release, folder: files, ...actor, mode, warn });
    if (canary !== undefined) await startCanary(store, id, release.release, canary, actor);
    return { release, isNew };
  });
}
