import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from '@skora/registry';
import { publishRelease, startCanary, type Actor, type CanaryPlan } from '@skora/registry/publish';
import type { Release, RemoteManifest } from '@skora/shared/contract';
import { describeArtefact } from './describe-artefact';
import { withBaseUrl } from './with-base-url';

/** What publishing did. */
export interface Published {
  release: Release;
  /** False when it was live already, and nothing of it was damaged. */
  isNew: boolean;
}

interface ArtefactOptions {
  actor: Actor;
  /** Percent of visitors that get it as a canary, and how the share grows; everybody otherwise. */
  canary?: { weight: number; plan?: CanaryPlan };
  /** Only uploads it: nobody gets it without a link. */
  isPreview?: boolean;
  /** The remote that is meant; a build of another one is refused. */
  expected?: string;
  /** Where its files are when they are on another origin; they have to be there already. */
  baseUrl?: string;
  warn?: (line: string) => void;
  /** Manifests of remotes that are released in the same go, see `publishRelease`. */
  alongside?: readonly RemoteManifest[];
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

/** A team uploads the files under the names they have in its folder. @throws when the entry has another one in the release */
function assertUploadable(folder: string, { entry }: Release): void {
  if (existsSync(join(folder, 'browser', entry))) return;
  throw new Error(
    `On another origin the container needs a name that carries its hash, too. Rename browser/remoteEntry.js to ${entry}, ` +
      'upload it, and publish again.',
  );
}

/**
 * Publishes what was built, wherever it lies.
 * @param folder has `browser/` and either `release.json`, which the tools wrote, or `remote.manifest.json`, see
 *   `describeArtefact`
 */
export async function publishArtefact(
  store: ReleaseStore,
  folder: string,
  { actor, canary, isPreview, expected, baseUrl, warn, alongside }: ArtefactOptions,
): Promise<Published> {
  return withRelease(folder, async (built, files) => {
    if (baseUrl !== undefined) assertUploadable(folder, built);
    const release = baseUrl === undefined ? built : withBaseUrl(built, baseUrl);
    const { id } = release;
    if (expected !== undefined && id !== expected) {
      throw new Error(`${folder} is a build of ${id}, not of ${expected}. Name the folder of ${expected}.`);
    }
    const mode = canary || isPreview ? 'files-only' : 'stable';
    const isNew = await publishRelease(store, {
      ...actor,
      id,
      release,
      folder: files,
      mode,
      warn,
      alongside,
    });
    if (canary) await startCanary(store, id, release.release, canary.weight, actor, canary.plan);
    return { release, isNew };
  });
}
