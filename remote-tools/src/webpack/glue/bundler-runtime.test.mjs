/* global expect, jest, test */
import { CurrentGlobal, ModuleFederation } from '@module-federation/runtime-core';
import bundlerRuntime from './bundler-runtime.mjs';

const KERNEL = { name: 'kernel' };
const RANGE = { singleton: true, requiredVersion: '^1.2.0', strictVersion: true, eager: false };

/** The parts of webpack's code in an entry that call the glue; chunk 7 takes the kernel, whose module is 42. */
function makeEntry(name, shareConfig = RANGE) {
  const state = { initPromises: {}, initTokens: {}, installedModules: {} };
  const webpackRequire = {
    m: {},
    c: {},
    S: {},
    consumesLoadingData: {
      chunkMapping: { 7: [42] },
      moduleIdToConsumeDataMapping: {
        42: { shareScope: ['default'], shareKey: 'kernel', ...shareConfig },
      },
    },
    federation: {
      ...bundlerRuntime,
      initOptions: { name, remotes: [], shareStrategy: 'loaded-first', shared: {} },
    },
  };
  const { init, initContainerEntry, consumes, I } = bundlerRuntime.bundlerRuntime;
  webpackRequire.I = (shareScopeName, initScope) =>
    I({ ...state, shareScopeName, webpackRequire, initScope });
  webpackRequire.federation.instance = init({ webpackRequire });
  return {
    instance: webpackRequire.federation.instance,
    again: () => init({ webpackRequire }),
    /** As the host's runtime calls it. */
    start: (host, isListed = true) =>
      initContainerEntry({
        webpackRequire,
        shareScope: host.shareScopeMap.default,
        initScope: [],
        shareScopeKey: 'default',
        remoteEntryInitOptions: Object.defineProperty(
          { version: '', shareScopeKeys: isListed ? ['default'] : 'default' },
          'shareScopeMap',
          { value: host.shareScopeMap },
        ),
      }),
    /** The kernel as a chunk gets it. */
    take: async () => {
      const promises = [];
      consumes({ ...state, chunkId: 7, promises, webpackRequire });
      consumes({ ...state, chunkId: 7, promises, webpackRequire });
      consumes({ ...state, chunkId: 8, promises, webpackRequire });
      await Promise.all(promises);
      const module = {};
      webpackRequire.m[42](module);
      return module.exports;
    },
  };
}

let hosts = 0;

function makeHost(shared) {
  hosts += 1;
  return new ModuleFederation({ name: `host-${hosts}`, remotes: [], shareStrategy: 'loaded-first', shared });
}

const offer = (version, get) => ({
  kernel: { version, scope: 'default', shareConfig: { singleton: true, requiredVersion: false }, get },
});

test.each([true, false])('a remote gets what the host shares, also when it came later', async (isListed) => {
  const entry = makeEntry(`remote_a_${isListed}`);
  await entry.start(makeHost(offer('1.2.3', async () => () => KERNEL)), isListed);
  expect(await entry.take()).toBe(KERNEL);
  expect(await entry.take()).toBe(KERNEL);
});

test('a page knows the instance of a remote by its name, and there is one', () => {
  const entry = makeEntry('remote_b');
  expect(entry.again()).toBe(entry.instance);
  const named = CurrentGlobal.__FEDERATION__.__INSTANCES__.filter(({ name }) => name === 'remote_b');
  expect(named).toEqual([entry.instance]);
});

test('a version that does not fit is refused, and says why', async () => {
  const entry = makeEntry('remote_c', { ...RANGE, requiredVersion: '^2.0.0' });
  await entry.start(makeHost(offer('1.2.3', async () => () => KERNEL)));
  await expect(entry.take()).rejects.toThrow('does not satisfy the requirement');
});

test('what nobody shares is named', async () => {
  const entry = makeEntry('remote_d');
  await entry.start(makeHost({}));
  await expect(entry.take()).rejects.toThrow("Can not get 'kernel'");
});

test('what did not download is asked for again', async () => {
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => KERNEL);
  const host = makeHost(offer('1.2.3', get));
  const entry = makeEntry('remote_e');
  await entry.start(host);
  await expect(entry.take()).rejects.toThrow('offline');
  // As the host's plugin forget-failed-shares does.
  host.shareScopeMap.default.kernel['1.2.3'].loading = null;
  expect(await entry.take()).toBe(KERNEL);
  expect(get).toHaveBeenCalledTimes(2);
});
