import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * All keys of the kernel have one version, and a remote asks for one range of it, for each key anew. The runtime
 * answers by a dozen regular expressions; once for each version and range is enough. A range that does not fit is
 * refused by the runtime every time; only who is strict learns that it fits, others are merely warned.
 */
export function cacheVersionChecks(): ModuleFederationRuntimePlugin {
  const fits = new Set<string>();
  return {
    name: 'skora-cache-version-checks',
    resolveShare(args) {
      const { shareScopeMap, scope, pkgName, version, shareInfo, resolver } = args;
      const { singleton, strictVersion, requiredVersion } = shareInfo.shareConfig;
      const question = `${version} ${String(requiredVersion)}`;
      return {
        ...args,
        resolver: () => {
          const shared = shareScopeMap[scope]?.[pkgName]?.[version];
          if (singleton && shared && fits.has(question)) return { shared, useTreesShaking: false };
          const found = resolver();
          if (strictVersion) fits.add(question);
          return found;
        },
      };
    },
  };
}
