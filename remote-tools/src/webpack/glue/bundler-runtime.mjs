import {
  CurrentGlobal,
  ModuleFederation,
  getGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * What a container needs of `@module-federation/webpack-bundler-runtime`, which stands in every entry: that one weighs five times
 * as much with brotli, for what our remotes cannot do. They share nothing of their own, load no remotes, and run nothing that is
 * shared before their first dynamic import. The runtime itself is the page's, see the host's `expose-runtime-core.ts`.
 */

/** Modules find what is shared in the scope of the page's runtime. */
function attachShareScopeMap(webpackRequire) {
  webpackRequire.S = webpackRequire.federation.instance.shareScopeMap;
}

/** Makes the instance of the container, or finds it. */
function init({ webpackRequire }) {
  const options = { id: '', ...webpackRequire.federation.initOptions };
  const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(({ name }) => name === options.name);
  if (known) {
    known.initOptions(options);
    return known;
  }
  const instance = new (getGlobalFederationConstructor() ?? ModuleFederation)(options);
  setGlobalFederationInstance(instance);
  return instance;
}

/** Called by the host with what it shares, before it asks for a module. */
function initContainerEntry({
  webpackRequire,
  shareScope,
  initScope,
  shareScopeKey,
  remoteEntryInitOptions,
}) {
  const { instance, initOptions } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  const hostShareScopeMap = remoteEntryInitOptions?.shareScopeMap ?? {};
  const keys = remoteEntryInitOptions?.shareScopeKeys;
  if (Array.isArray(keys)) {
    for (const key of keys)
      instance.initShareScopeMap(key, (hostShareScopeMap[key] ??= {}), { hostShareScopeMap });
  } else {
    instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
  }
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
}

/** Takes part in a share scope, once. */
async function initializeSharing(options) {
  const { shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] } = options;
  const { instance } = webpackRequire.federation;
  const token = (initTokens[shareScopeName] ??= { from: instance.name });
  if (initScope.includes(token)) return true;
  initScope.push(token);
  if (!initPromises[shareScopeName]) {
    const { shareStrategy } = instance.options;
    const started = instance.initializeSharing(shareScopeName, {
      strategy: shareStrategy,
      initScope,
      from: 'build',
    });
    attachShareScopeMap(webpackRequire);
    initPromises[shareScopeName] = Promise.all(started);
  }
  await initPromises[shareScopeName];
  return true;
}

/** Gets the shared modules that a chunk needs, beside its files. */
function consumes({ chunkId, promises, installedModules, webpackRequire }) {
  const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  attachShareScopeMap(webpackRequire);
  for (const id of chunkMapping[chunkId] ?? []) {
    if (Object.hasOwn(installedModules, id)) {
      promises.push(installedModules[id]);
      continue;
    }
    const { shareKey, shareScope, ...shareConfig } = moduleIdToConsumeDataMapping[id];
    const define = (run) => {
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id];
        module.exports = run();
      };
    };
    installedModules[id] = webpackRequire.federation.instance
      .loadShare(shareKey, { customShareInfo: { shareConfig, scope: shareScope } })
      .then((factory) => {
        if (!factory) throw Error(`Can not get '${shareKey}'`);
        installedModules[id] = 0;
        define(factory);
      })
      .catch((error) => {
        delete installedModules[id];
        define(() => {
          throw error;
        });
      });
    promises.push(installedModules[id]);
  }
}

export default {
  bundlerRuntime: { I: initializeSharing, S: {}, consumes, init, initContainerEntry },
  attachShareScopeMap,
};
