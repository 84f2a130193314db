import { EXAMPLE_REMOTES } from '../watch/example-remotes';
import { startExtensionHelp } from './start-extension-help';
import { writeSnapshot } from './write-snapshot';

interface FederationGlobal {
  __FEDERATION__?: {
    moduleInfo?: Record<string, object>;
    __GLOBAL_PLUGIN__?: object[];
    __INSTANCES__?: object[];
  };
}

const page = globalThis as FederationGlobal;

const MANIFEST = {
  name: 'remote_auth',
  metaData: {
    globalName: 'remote_auth',
    pluginVersion: '2.9.2',
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.12345678.js', type: 'global' },
    types: { path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' },
  },
  shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.1', singleton: true, assets: {} }],
  exposes: [{ name: 'remote', path: './remote', assets: {} }],
};

const ENTRY = 'http://localhost/remotes/remote-auth/remoteEntry.12345678.js';
const KEY = `remote_auth:${ENTRY}`;

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address);
      return { ok: address.includes('remote-auth'), json: async () => MANIFEST };
    },
  });
});

afterEach(() => {
  delete page.__FEDERATION__;
});

it('describes the host, and each remote of which the site says something', async () => {
  const shared = { '@skora/shared/ui': [{ version: '2.9.0', shareConfig: { singleton: true } }] };
  page.__FEDERATION__ = {
    moduleInfo: { other: {} },
    __INSTANCES__: [{ name: 'host', options: { shared } }],
  };
  await writeSnapshot([EXAMPLE_REMOTES.here, EXAMPLE_REMOTES.elsewhere], 'abcd');
  const { moduleInfo = {} } = page.__FEDERATION__;
  expect(Object.keys(moduleInfo)).toEqual(['other', 'host', KEY]);
  expect(moduleInfo['host']).toMatchObject({
    version: 'abcd',
    remotesInfo: { remote_auth: { matchedVersion: ENTRY, version: 'aaaaaa111111' } },
    shared: expect.arrayContaining([
      expect.objectContaining({ sharedName: '@skora/shared/ui', version: '2.9.0' }),
    ]) as object,
  });
  expect(moduleInfo[KEY]).toMatchObject({
    version: 'aaaaaa111111',
    remoteEntry: ENTRY,
    publicPath: 'http://localhost/remotes/remote-auth/',
    remoteTypesZip: '@mf-types.zip',
    remoteTypesAPI: '@mf-types.d.ts',
    shared: [{ sharedName: 'react', version: '19.3.1', shareConfig: { requiredVersion: '^19.3.1' } }],
    modules: [{ moduleName: 'remote', modulePath: './remote' }],
  });
});

it.each([
  ['no federation', undefined],
  ['no plugin', { __GLOBAL_PLUGIN__: [] }],
  ['plugins of ours', { __GLOBAL_PLUGIN__: [{ name: 'skora-bounded-scripts' }] }],
])('asks for nothing on a page with %s', (_what, federation) => {
  page.__FEDERATION__ = federation;
  startExtensionHelp({ remotes: [EXAMPLE_REMOTES.here] } as Parameters<typeof startExtensionHelp>[0]);
  expect(asked).toEqual([]);
});
