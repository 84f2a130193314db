import {
  createInstance,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/runtime';
import { forgetFailedShares } from './forget-failed-shares';
import { eagerModules, lazyModules } from './provided-modules';

/** Replaced at build time by the versions the host carries: package name → semver. */
declare const __SKORA_PROVIDED_VERSIONS__: Readonly<Record<string, string>>;

/** Version of a share key: that of its package. @example versionOf('react/jsx-runtime') // '19.3.1' */
function findVersion(shareKey: string): string {
  const [first = '', second = ''] = shareKey.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  const version = __SKORA_PROVIDED_VERSIONS__[name];
  if (version === undefined) throw new Error(`The build did not record a version of ${name}.`);
  return version;
}

/** After this long a script counts as failed, in ms; the library’s own limit is 20 s. */
export const SCRIPT_TIMEOUT_MS = 8_000;

/** Address of an entry → its digest. */
const digests = new Map<string, string>();

/** Address of an entry → how often it was asked for. */
const asked = new Map<string, number>();

/**
 * An entry that is asked for once more gets another address, as the builds do with chunks: a request of the same one would
 * join the request that hangs, and nothing would be sent.
 */
const boundedScripts: ModuleFederationRuntimePlugin = {
  name: 'skora-bounded-scripts',
  createScript({ url }) {
    const again = asked.get(url) ?? 0;
    asked.set(url, again + 1);
    const script = document.createElement('script');
    script.src = again > 0 ? `${url}?again=${again}` : url;
    script.async = true;
    const digest = digests.get(url);
    if (digest !== undefined) script.integrity = digest;
    if (new URL(script.src).origin !== location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
};

const shareConfig = { singleton: true, requiredVersion: false as const };

function share(key: string, lib: object) {
  return { version: findVersion(key), scope: 'default', lib: () => lib, shareConfig };
}

function shareLazily(key: string, load: () => Promise<object>) {
  return {
    version: findVersion(key),
    scope: 'default',
    get: () => load().then((module) => () => module),
    shareConfig,
  };
}

function sharedModules() {
  return Object.fromEntries([
    ...Object.entries(eagerModules).map(([key, lib]) => [key, share(key, lib)]),
    ...Object.entries(lazyModules).map(([key, load]) => [key, shareLazily(key, load)]),
  ]) as Record<string, ReturnType<typeof share>>;
}

/** Has the entry of an address run only when it has this digest. */
export function requireDigest(entry: string, digest: string): void {
  digests.set(entry, digest);
}

let runtime: ReturnType<typeof createInstance> | undefined;

/**
 * The page’s federation runtime: provides React and the kernel, knows no remote at first. Made for the first remote, so
 * that running the kernel's files stays short.
 */
export function federation(): ReturnType<typeof createInstance> {
  if (runtime) return runtime;
  // Remotes have instances of their own, which ask too.
  registerGlobalPlugins([forgetFailedShares()]);
  runtime = createInstance({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedModules(),
    plugins: [boundedScripts],
  });
  return runtime;
}
