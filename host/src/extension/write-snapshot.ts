import type { PageRemote } from '@skora/shared/contract';

// Imports no module of the host: what two chunks use is compiled apart, and every page would carry 1.5 KB more for it.

/** What the site says of a release, see host/server/federation/mf-manifest.ts. */
interface Manifest {
  name: string;
  metaData: { globalName: string; remoteEntry: { type: string }; types: { zip: string; api: string } };
  shared: { name: string; version: string; requiredVersion: string; singleton: boolean; assets: object }[];
  exposes: { name: string; path: string; assets: object }[];
}

/** A runtime of the page: that of the host, and those of remotes. */
interface Instance {
  name: string;
  options: { shared: Record<string, { version: string; shareConfig: object }[]> };
}

interface FederationGlobal {
  __FEDERATION__?: { moduleInfo?: Record<string, object>; __INSTANCES__?: Instance[] };
}

interface Described {
  remote: PageRemote;
  manifest: Manifest;
}

async function readManifest(remote: PageRemote): Promise<Described[]> {
  const answer = await fetch(`/remotes/${remote.id}/mf-manifest.json`);
  return answer.ok ? [{ remote, manifest: (await answer.json()) as Manifest }] : [];
}

function entryOf({ entry }: PageRemote): string {
  return new URL(entry, location.href).href;
}

/** The extension reads a name only where an address or a semantic version stands behind it; a release is neither. */
function keyOf({ remote, manifest }: Described): string {
  return `${manifest.name}:${entryOf(remote)}`;
}

function describeRemote({ remote, manifest }: Described): object {
  const { metaData, shared, exposes } = manifest;
  return {
    version: remote.release,
    buildVersion: remote.release,
    globalName: metaData.globalName,
    remoteEntry: entryOf(remote),
    remoteEntryType: metaData.remoteEntry.type,
    publicPath: new URL('.', entryOf(remote)).href,
    remoteTypes: '',
    remoteTypesZip: metaData.types.zip,
    remoteTypesAPI: metaData.types.api,
    remotesInfo: {},
    shared: shared.map(({ name, version, requiredVersion, singleton, assets }) => ({
      sharedName: name,
      version,
      shareConfig: { requiredVersion, singleton, eager: false },
      assets,
    })),
    modules: exposes.map(({ name, path, assets }) => ({ moduleName: name, modulePath: path, assets })),
  };
}

function describeHost(described: readonly Described[], host: Instance | undefined, build: string): object {
  const provided = Object.entries(host?.options.shared ?? {});
  return {
    version: build,
    buildVersion: build,
    remoteTypes: '',
    remoteTypesZip: '',
    remoteTypesAPI: '',
    consumerList: [],
    remotesInfo: Object.fromEntries(
      described.map(({ remote, manifest }) => [
        manifest.name,
        { matchedVersion: entryOf(remote), version: remote.release, type: 'global' },
      ]),
    ),
    shared: provided.flatMap(([sharedName, versions]) =>
      versions.map(({ version, shareConfig }) => ({ sharedName, version, shareConfig, assets: {} })),
    ),
    modules: [],
  };
}

/**
 * Writes the federation snapshot of the page: the host, each remote with its release, what it exposes and shares. For tools that
 * read `__FEDERATION__.moduleInfo`; the site works without.
 * @param build of the host
 */
export async function writeSnapshot(remotes: readonly PageRemote[], build = ''): Promise<void> {
  const federation = (globalThis as FederationGlobal).__FEDERATION__;
  if (!federation) return;
  const read = await Promise.all(remotes.map((remote) => readManifest(remote).catch(() => [])));
  const described = read.flat();
  const host = federation.__INSTANCES__?.find(({ name }) => name === 'host');
  federation.moduleInfo = {
    ...federation.moduleInfo,
    host: describeHost(described, host, build),
    ...Object.fromEntries(described.map((one) => [keyOf(one), describeRemote(one)])),
  };
}
