import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * The runtime compares versions by regular expressions, for every key of the kernel anew, though all have one version.
 * Pairs of version and range that fit are remembered; those that do not are checked each time. Only a strict check is
 * remembered, because another one merely warns.
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
