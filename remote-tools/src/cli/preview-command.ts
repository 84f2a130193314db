import { readHost, type ReleaseStore } from '@skora/registry';
import { MAX_PREVIEW_MS, signPreview } from '@skora/registry/preview';
import type { Actor } from '@skora/registry/publish';
import type { RemoteManifest } from '@skora/shared/contract';
import { publishArtefact } from '../artefact/publish-artefact';
import type { Options } from './options';

const HOUR_MS = 3_600_000;
const MAX_HOURS = MAX_PREVIEW_MS / HOUR_MS;
const DEFAULT_HOURS = '24';

interface PreviewCommand {
  id: string;
  /** What was built. */
  folder: string;
  actor: Actor;
  options: Options;
  warn: (line: string) => void;
  /** Manifests of remotes that a new registry does not know yet, see `publishRelease`. */
  alongside?: readonly RemoteManifest[];
}

function readHours({ hours = DEFAULT_HOURS }: Options): number {
  const count = /^\d{1,3}$/.test(hours) ? Number(hours) : 0;
  if (count >= 1 && count <= MAX_HOURS) return count;
  throw new Error(`--hours says how long the link is valid: a whole number from 1 to ${MAX_HOURS}.`);
}

async function findSite(store: ReleaseStore, { site }: Options): Promise<string> {
  const address = site ?? (await readHost(store))?.origin;
  if (address === undefined) {
    throw new Error('Say on which site it is looked at: --site https://staging.skora.example');
  }
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(`"${address}" is no address of a site: --site https://staging.skora.example`);
  }
  return new URL(address).origin;
}

/**
 * Uploads a release, signed and checked as for publishing, without making it live, and makes a link that shows it in one
 * browser. @returns what to tell the person
 */
export async function uploadPreview(
  store: ReleaseStore,
  { id, folder, actor, options, warn, alongside }: PreviewCommand,
): Promise<string> {
  // What is mistyped is said before the upload.
  const hours = readHours(options);
  const site = await findSite(store, options);
  const { release } = await publishArtefact(store, folder, {
    actor,
    isPreview: true,
    expected: id,
    baseUrl: options['base-url'],
    warn,
    alongside,
  });
  const issued = Date.now();
  const expires = issued + hours * HOUR_MS;
  const token = signPreview({ id, release: release.release, issued, expires }, actor.key);
  return (
    `${id} ${release.release} is uploaded but not live. This link shows it until ${new Date(expires).toISOString()}:\n` +
    `${site}/?preview=${token}`
  );
}
