import type { Release, ViewFiles } from '@skora/shared/contract';

interface Assets {
  sync: string[];
  async: string[];
}

/** The parts of a manifest of Module Federation (its file `mf-manifest.json`) that are true of a release. */
export interface FederationManifest {
  id: string;
  name: string;
  metaData: {
    name: string;
    type: 'app';
    buildInfo: { buildVersion: string; buildName: string };
    remoteEntry: { name: string; path: string; type: 'global' };
    /** Where consumers get the types of what is exposed, relative to `publicPath`. */
    types: { path: string; name: string; zip: string; api: string };
    globalName: string;
    pluginVersion: string;
    publicPath: string;
  };
  shared: {
    id: string;
    name: string;
    version: string;
    singleton: true;
    requiredVersion: string;
    assets: { js: Assets; css: Assets };
  }[];
  remotes: [];
  exposes: { id: string; name: string; path: string; assets: { js: Assets; css: Assets } }[];
  /** Of ours: tools of Module Federation pass it over. */
  skora: { id: string; release: string; owner: string; ownerUrl?: string };
}

/** Names of the files with types, beside the manifest. */
export const TYPES = { zip: '@mf-types.zip', api: '@mf-types.d.ts' };

const NO_ASSETS = { sync: [], async: [] };
const NO_FILES = { js: NO_ASSETS, css: NO_ASSETS };

/** Files that every view needs belong to the exposed module, others to views that are loaded later. */
function assetsOf(views: readonly ViewFiles[], kind: 'js' | 'css'): Assets {
  const all = [...new Set(views.flatMap((files) => files[kind]))].sort();
  const isInAll = (name: string) => views.every((files) => files[kind].includes(name));
  return { sync: all.filter(isInAll), async: all.filter((name) => !isInAll(name)) };
}

/** A remote carries none of what it shares, so the version is the one that it was built with. */
function sharedVersion({ kernel }: Release, key: string, range: string): string {
  return key.startsWith('@skora/shared') ? (kernel?.version ?? '') : range.replace(/^\^/, '');
}

/** The site makes the types also where the files of the release, and with them `publicPath`, are on another origin. */
function addressOfTypes({ id, baseUrl }: Release, origin: string, name: string): string {
  return baseUrl === undefined ? name : `${origin}/remotes/${id}/${name}`;
}

/**
 * Says what a release is in the form that tools of Module Federation read, beside the container’s file.
 * @param origin of the site
 */
export function mfManifest(release: Release, origin: string): FederationManifest {
  const { id, manifest, requires, views } = release;
  const name = id.replaceAll('-', '_');
  const files = Object.values(views);
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: release.release, buildName: id },
      remoteEntry: { name: release.entry, path: '', type: 'global' },
      types: {
        path: '',
        name: '',
        zip: addressOfTypes(release, origin, TYPES.zip),
        api: addressOfTypes(release, origin, TYPES.api),
      },
      globalName: name,
      pluginVersion: release.runtimeCore,
      publicPath: release.baseUrl ?? 'auto',
    },
    shared: Object.entries(requires ?? {}).map(([key, range]) => ({
      id: `${name}:${key}`,
      name: key,
      version: sharedVersion(release, key, range),
      singleton: true,
      requiredVersion: range,
      assets: NO_FILES,
    })),
    remotes: [],
    exposes: [
      {
        id: `${name}:remote`,
        name: 'remote',
        path: './remote',
        assets: { js: assetsOf(files, 'js'), css: assetsOf(files, 'css') },
      },
    ],
    skora: { id, release: release.release, owner: manifest.owner, ownerUrl: manifest.ownerUrl },
  };
}
