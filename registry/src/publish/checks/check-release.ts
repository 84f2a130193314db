import semver from 'semver';
import {
  CONTRACT_VERSION,
  patternsOverlap,
  validateManifests,
  type HostCapabilities,
  type Release,
  type RemoteManifest,
} from '@skora/shared/contract';
import { listPlaces, placesMeet } from '../../releases/places';
import { readHost, readPointer, readRelease, registeredRemotes } from '../../releases/registry';
import { findShapeFaults } from '../../releases/release-shape';
import type { ReleaseStore } from '../../store/release-store';
import { checkAddress } from './check-elsewhere';
import { checkFiles } from './check-files';
import { checkManifest } from './check-manifest';
import { checkMarkup } from './check-markup';
import { canCompareManifest, checkManifestSchema } from './manifest-schema';

const KERNEL = '@skora/shared';

/** Manifests of what visitors get of a remote: the stable release and the canary. */
async function liveManifests(store: ReleaseStore, id: string): Promise<RemoteManifest[]> {
  const pointer = await readPointer(store, id);
  if (!pointer || pointer.retired) return [];
  const names = [pointer.stable, ...(pointer.canary ? [pointer.canary.release] : [])];
  return Promise.all(names.map(async (name) => (await readRelease(store, id, name)).manifest));
}

/** Manifests of the other remotes that are live. One that cannot be read blocks nobody else. */
async function otherManifests(
  store: ReleaseStore,
  id: string,
  warn: (line: string) => void,
): Promise<RemoteManifest[]> {
  const manifests: RemoteManifest[] = [];
  for (const other of (await registeredRemotes(store)).filter((name) => name !== id)) {
    try {
      const live = await liveManifests(store, other);
      if (live.every(canCompareManifest)) manifests.push(...live);
      else warn(`The manifest of ${other} is not valid; its paths were not compared.`);
    } catch (error) {
      warn(`${other} could not be read; its paths were not compared. ${String(error)}`);
    }
  }
  return manifests;
}

function readPackage(shareKey: string): string {
  return shareKey.replace(/\/$/, '');
}

function unmetRequirements(release: Release, host: HostCapabilities): string[] {
  return Object.entries(release.requires).flatMap(([key, range]) => {
    const provided = host.provides[readPackage(key)];
    if (provided === undefined) {
      return [`It expects ${key} from the host, which does not provide it. Bundle it.`];
    }
    return semver.satisfies(provided, range)
      ? []
      : [
          `It expects ${key} ${range}; the host provides ${provided}. Build it against ${provided}, ` +
            'or wait until a newer host is deployed.',
        ];
  });
}

/** A remote that says of no package what it expects would fail in the browser only. */
function unsaidRequirements({ requires, kernel, views }: Release): string[] {
  if (Object.keys(requires).length > 0) return [];
  const uses = [...Object.keys(kernel?.uses ?? {}), ...Object.values(views).flatMap((files) => files.kernel)];
  if (kernel && uses.length === 0) return [];
  return [
    'It does not say which React and kernel it was built against ("requires" is empty). Build it with the current tools; ' +
      'a remote that takes nothing from the host says so by "kernel": { "uses": {} }.',
  ];
}

function missingNames({ kernel }: Release, host: HostCapabilities): string[] {
  return Object.entries(kernel?.uses ?? {}).flatMap(([subpath, names]) => {
    const offered = host.kernel[subpath];
    const remedy = `The deployed kernel is ${host.provides[KERNEL]}, it was built against ${kernel?.version}; wait until a newer host is deployed, or do without.`;
    if (!offered) return [`It uses ${subpath}, which the deployed kernel lacks. ${remedy}`];
    const missing = names.filter((name) => name !== '*' && !offered.includes(name));
    return missing.length === 0
      ? []
      : [`It uses ${missing.join(', ')} of ${subpath}, which the deployed kernel lacks. ${remedy}`];
  });
}

/** The deployed host says what it mounts, whichever versions these tools know. */
function unfitContract(
  { manifest: { contractVersion } }: Release,
  { contractVersions }: HostCapabilities,
): string[] {
  return contractVersions.includes(contractVersion)
    ? []
    : [
        `It has contract version ${contractVersion}; the deployed host mounts ${contractVersions.join(', ')}. ` +
          'Build it with tools of these versions, or wait until a newer host is deployed.',
      ];
}

/** Patches of the federation runtime fit each other. */
function unfitRuntime({ runtimeCore }: Release, host: HostCapabilities): string[] {
  if (runtimeCore === 'none' || semver.satisfies(host.runtimeCore, `~${runtimeCore}`)) return [];
  const isPatch =
    semver.major(runtimeCore) === semver.major(host.runtimeCore) &&
    semver.minor(runtimeCore) === semver.minor(host.runtimeCore);
  return isPatch
    ? []
    : [
        `It was built with federation runtime ${runtimeCore}; the host runs ${host.runtimeCore}. ` +
          `Build it with ${host.runtimeCore}.`,
      ];
}

/**
 * What manifests are compared by. Navigation may lead to pages that are released a moment later, and contract versions are
 * compared with the deployed host.
 */
function placesOnly(manifest: RemoteManifest): RemoteManifest {
  return { ...manifest, navigation: [], contractVersion: CONTRACT_VERSION };
}

/**
 * Paths of which one is a case of another remote's, like `/blog/a` and `/blog/:slug`. `validateManifests` finds the others.
 */
function takenPlaces(manifest: RemoteManifest, others: readonly RemoteManifest[]): string[] {
  return listPlaces(manifest).flatMap((place) =>
    others.flatMap((other) =>
      listPlaces(other)
        .filter((theirs) => placesMeet(place, theirs) && place !== theirs && !patternsOverlap(place, theirs))
        .map(
          (theirs) =>
            `"${place}" is, in part, "${theirs}" of ${other.id} (${other.owner}). Choose another path.`,
        ),
    ),
  );
}

type Warn = (line: string) => void;

/**
 * Checks a release against what is deployed: the host's capabilities and the live releases of others.
 * @param warn gets one line for each live remote that could not be compared
 * @param alongside manifests of remotes that are released in the same go; they count instead of what is live of them
 * @returns every reason not to show it, each with a remedy
 */
export async function checkDeployed(
  store: ReleaseStore,
  release: Release,
  warn: Warn = () => undefined,
  alongside: readonly RemoteManifest[] = [],
): Promise<string[]> {
  const host = await readHost(store);
  if (!host) {
    return [
      'The registry does not know what the deployed host offers. Release the host first: npm run release -- host',
    ];
  }
  const { id, manifest } = release;
  const coming = alongside.filter((other) => other.id !== id);
  const replaced = new Set(coming.map((other) => other.id));
  const live = (await otherManifests(store, id, warn)).filter((other) => !replaced.has(other.id));
  const others = [...coming, ...live].map(placesOnly);
  // What is wrong among the others blocks nobody else.
  const known = new Set(validateManifests(others));
  const all = new Set([
    ...validateManifests([placesOnly(manifest), ...others]),
    ...takenPlaces(manifest, others),
  ]);
  return [
    ...[...all].filter((reason) => !known.has(reason)),
    ...unsaidRequirements(release),
    ...unfitContract(release, host),
    ...unmetRequirements(release, host),
    ...missingNames(release, host),
    ...unfitRuntime(release, host),
  ];
}

/**
 * Checks a release against its files and against what is deployed.
 * @param id the remote that is to be published
 * @param folder the built files
 * @param warn see {@link checkDeployed}
 * @param alongside see {@link checkDeployed}
 * @returns every reason to refuse it, each with a remedy
 */
export async function checkRelease(
  store: ReleaseStore,
  id: string,
  release: Release,
  folder: string,
  warn?: Warn,
  alongside?: readonly RemoteManifest[],
): Promise<string[]> {
  const schema = checkManifestSchema(release.manifest);
  if (schema.length > 0) return schema;
  const faults = findShapeFaults(release);
  if (faults.length > 0) return faults.map((fault) => `Its release.json is not as it should be: ${fault}.`);
  const unfit = checkManifest(release.manifest);
  if (unfit.length > 0) return unfit;
  if (release.id !== id || release.manifest.id !== id) {
    return [
      `It is published as ${id}, but it is a release of ${release.id} with the manifest of ${release.manifest.id}. ` +
        'All three have to be the same.',
    ];
  }
  const faulty = checkFiles(release, folder);
  return [
    // Markup is in files, too.
    ...(faulty.length > 0 ? faulty : checkMarkup(release, folder)),
    ...(await checkDeployed(store, release, warn, alongside)),
    ...(await checkAddress(store, release)),
  ];
}
