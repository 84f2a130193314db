import { signPreview } from '@skora/registry/preview';
import type { Release } from '@skora/shared/contract';
import { strFromU8, unzipSync } from 'fflate';
import {
  EXAMPLE_KEY,
  exampleManifest,
  exampleRelease,
  putRelease,
  uploadRelease,
} from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';
import { mfManifest, type FederationManifest } from './mf-manifest';
import { remoteTypes } from './remote-types';
import { typesArchive } from './types-archive';

const ID = 'remote-marketing';
const SITE = 'https://skora.example';
const ADDRESS = `/remotes/${ID}/mf-manifest.json`;

it('says of a release of earlier tools, which names nothing that it needs, that it shares nothing', () => {
  const { requires: _none, ...release } = exampleRelease();
  expect(mfManifest(release as Release, SITE).shared).toEqual([]);
});

it('says what a release exposes and shares', () => {
  const manifest = mfManifest(
    exampleRelease('aaaaaa111111', {
      manifest: exampleManifest({ ownerUrl: 'https://teams.skora.example/growth' }),
      views: {
        home: { js: ['remote.11111111.js', 'home.12345678.js'], css: ['home.12345678.css'], kernel: [] },
        settings: { js: ['remote.11111111.js'], css: [], kernel: [] },
      },
      requires: { react: '^19.3.1', 'react/': '^19.3.1', '@skora/shared/': '^2.4.0' },
      kernel: { version: '2.9.0', uses: {} },
    }),
    SITE,
  );
  expect(manifest).toMatchObject({
    id: 'remote_marketing',
    name: 'remote_marketing',
    metaData: {
      buildInfo: { buildVersion: 'aaaaaa111111', buildName: ID },
      remoteEntry: { name: 'remoteEntry.12345678.js', path: '', type: 'global' },
      types: { zip: '@mf-types.zip', api: '@mf-types.d.ts' },
      globalName: 'remote_marketing',
      publicPath: 'auto',
    },
    exposes: [
      {
        name: 'remote',
        path: './remote',
        assets: {
          js: { sync: ['remote.11111111.js'], async: ['home.12345678.js'] },
          css: { sync: [], async: ['home.12345678.css'] },
        },
      },
    ],
    skora: {
      id: ID,
      release: 'aaaaaa111111',
      owner: 'Growth',
      ownerUrl: 'https://teams.skora.example/growth',
    },
  });
  expect(
    manifest.shared.map(({ name, version, requiredVersion }) => [name, version, requiredVersion]),
  ).toEqual([
    ['react', '19.3.1', '^19.3.1'],
    ['react/', '19.3.1', '^19.3.1'],
    ['@skora/shared/', '2.9.0', '^2.4.0'],
  ]);
});

it('names the folder of a release on another origin, and the types that the site has of it', () => {
  const baseUrl = 'https://cdn.team.example/x/';
  const { metaData } = mfManifest(exampleRelease('aaaaaa111111', { baseUrl }), SITE);
  expect(metaData.publicPath).toBe(baseUrl);
  expect(metaData.types).toMatchObject({
    zip: `${SITE}/remotes/${ID}/@mf-types.zip`,
    api: `${SITE}/remotes/${ID}/@mf-types.d.ts`,
  });
});

it('is that of the release that a browser gets', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  await uploadRelease(store, exampleRelease('bbbbbb222222'));
  const site = await exampleSite(store);
  const ask = async (cookie = '') => {
    const answer = await site.inject({ url: ADDRESS, headers: { cookie } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'access-control-allow-origin': '*',
    });
    return answer.json<FederationManifest>().skora.release;
  };
  expect(await ask()).toBe('aaaaaa111111');
  const issued = Date.now();
  const preview = { id: ID, release: 'bbbbbb222222', issued, expires: issued + 60_000 };
  expect(await ask(`skora_preview=${signPreview(preview, EXAMPLE_KEY)}`)).toBe('bbbbbb222222');
});

it.each(['mf-manifest.json', '@mf-types.zip', '@mf-types.d.ts'])('has %s of remotes alone', async (name) => {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  const site = await exampleSite(store);
  const headers = { 'cache-control': 'private, no-cache', vary: 'cookie', 'x-robots-tag': 'noindex' };
  const found = await site.inject(`/remotes/${ID}/${name}`);
  expect(found.statusCode).toBe(200);
  expect(found.headers).toMatchObject({ ...headers, 'access-control-allow-origin': '*' });
  for (const id of ['remote-nobody', '..%2f..%2fetc', '__proto__']) {
    const { statusCode, body, headers: sent } = await site.inject(`/remotes/${id}/${name}`);
    expect([statusCode, body]).toEqual([404, 'Not found']);
    expect(sent).toMatchObject({ ...headers, 'content-type': 'text/plain; charset=utf-8' });
  }
});

it('has the types of the release that a browser gets, packed once for each', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  const site = await exampleSite(store);
  const { headers, rawPayload } = await site.inject(`/remotes/${ID}/@mf-types.zip`);
  expect(headers['content-type']).toBe('application/zip');
  const [name, bytes] = Object.entries(unzipSync(rawPayload))[0] ?? [];
  expect(name).toBe('remote.d.ts');
  expect(strFromU8(bytes!)).toBe(remoteTypes(exampleRelease()));
  const release = exampleRelease();
  expect(typesArchive(release)).toBe(typesArchive(release));
  expect(typesArchive(release)).toEqual(rawPayload);
});

it('is asked for by no page', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  expect((await (await exampleSite(store)).inject('/')).body).not.toContain('mf-manifest');
});
