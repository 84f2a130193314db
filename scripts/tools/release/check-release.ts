import semver from 'semver';
import type { HostAssets } from '@skora/host/assets';
import { readPointer, readRelease, registeredRemotes, type ReleaseStore } from '@skora/registry';
import { validateManifests, type Release, type RemoteManifest } from '@skora/shared/contract';
import { checkManifestSchema } from '../schema/manifest-schema';

async function otherManifests(store: ReleaseStore, id: string): Promise<RemoteManifest[]> {
  const manifests: RemoteManifest[] = [];
  for (const other of (await registeredRemotes(store)).filter((name) => name !== id)) {
    const pointer = await readPointer(store, other);
    if (pointer) manifests.push((await readRelease(store, other, pointer.stable)).manifest);
  }
  return manifests;
}

function readPackage(shareKey: string): string {
  return shareKey.replace(/\/$/, '');
}

function unmetRequirements(release: Release, host: HostAssets): string[] {
  return Object.entries(release.requires).flatMap(([key, range]) => {
    const provided = host.provides[readPackage(key)];
    if (provided === undefined) return [`it expects ${key} from the host, which does not provide it`];
    return semver.satisfies(provided, range)
      ? []
      : [`it expects ${key} ${range}; the host provides ${provided}`];
  });
}

/** Navigation may lead to pages that are released a moment later; what is wrong with this release by itself counts. */
function withoutNavigation(manifest: RemoteManifest): RemoteManifest {
  return { ...manifest, navigation: [] };
}

/**
 * Checks a release against what is live: manifest schema, contract version, versions of what the host provides,
 * overlapping routes.
 * @returns every reason to refuse it
 */
export async function checkRelease(
  store: ReleaseStore,
  release: Release,
  host: HostAssets,
): Promise<string[]> {
  const schema = checkManifestSchema(release.manifest);
  if (schema.length > 0) return schema;
  const manifests = [release.manifest, ...(await otherManifests(store, release.id))];
  const reasons = [
    ...validateManifests(manifests.map(withoutNavigation)),
    ...unmetRequirements(release, host),
  ];
  if (release.runtimeCore !== 'none' && release.runtimeCore !== host.runtimeCore) {
    reasons.push(
      `it was built with federation runtime ${release.runtimeCore}; the host runs ${host.runtimeCore}`,
    );
  }
  return reasons;
}
