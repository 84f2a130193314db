import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * The runtime keeps the promise of a shared module that did not download, so that everybody who asks for it later fails
 * at once, for as long as the page is open. Forgotten, the module is downloaded anew.
 */
export function forgetFailedShares(): ModuleFederationRuntimePlugin {
  return {
    name: 'skora-forget-failed-shares',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) {
          if (!shared.loaded) shared.loading = null;
        }
      }
    },
  };
}
