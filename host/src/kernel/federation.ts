import {
  createInstance,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/runtime';
import { cacheVersionChecks } from './cache-version-checks';
import { eagerModules, lazyModules } from './provided-modules';
import { findVersion } from './versions';

/** After this long a script counts as failed, in ms; the library’s own limit is 20 s. */
export const SCRIPT_TIMEOUT_MS = 8_000;

const boundedScripts: ModuleFederationRuntimePlugin = {
  name: 'skora-bounded-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
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

let runtime: ReturnType<typeof createInstance> | undefined;

/**
 * The page’s federation runtime: provides React and the kernel, knows no remote at first. Made for the first remote, so
 * that running the kernel's files stays short.
 */
export function federation(): ReturnType<typeof createInstance> {
  if (runtime) return runtime;
  // Remotes have instances of their own, which ask too.
  registerGlobalPlugins([cacheVersionChecks()]);
  runtime = createInstance({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedModules(),
    plugins: [boundedScripts],
  });
  return runtime;
}
