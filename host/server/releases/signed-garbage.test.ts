import { registryPaths, writePointer, writeSignature, type ReleaseStore } from '@skora/registry';
import type { Release } from '@skora/shared/contract';
import { EXAMPLE_KEY, exampleManifest, exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

const ID = 'remote-demo';

const [home] = exampleManifest().routes;
if (!home) throw new Error('The example has a route.');
const manifest = exampleManifest({ id: ID, routes: [{ ...home, path: '/demo' }] });
const [route] = manifest.routes;
const [file] = exampleRelease().files;
const page = { path: '/demo/a', title: 'A', description: 'A', file: 'a.12345678.html' };

const link = { area: 'bar', label: 'Demo', to: '/demo', order: 1 };

const withManifest = (change: object) => ({ manifest: { ...manifest, ...change } });

/** What only the team's own tools would have refused. */
async function putSigned(store: ReleaseStore, change: object): Promise<void> {
  const release = { ...exampleRelease('cccccc333333'), id: ID, manifest, ...change } as Release;
  await putRelease(store, exampleRelease('aaaaaa111111', { id: ID, manifest }));
  const bytes = Buffer.from(JSON.stringify(release));
  await store.write(registryPaths.release(ID, release.release), bytes, { immutable: true });
  await writeSignature(store, { id: ID, release: release.release, bytes }, EXAMPLE_KEY);
  await writePointer(store, ID, { stable: release.release, previous: [] });
}

it.each<[string, object]>([
  ['pages that are no list', { pages: {} }],
  ['an empty manifest', { manifest: {} }],
  ['no slots', withManifest({ slots: undefined })],
  ['the manifest of another remote', withManifest({ id: 'remote-auth' })],
  [
    'a slot that leaves its attribute',
    withManifest({ slots: [{ name: '"><b', view: 'a', prerender: true }] }),
  ],
  ['a route without a path', withManifest({ routes: [{ ...route, path: undefined }] })],
  ['a label that is no text', withManifest({ navigation: [{ ...link, label: 5 }] })],
  ['a link to another site in the bar', withManifest({ navigation: [{ ...link, to: '//x.example' }] })],
  ['a script in the bar', withManifest({ navigation: [{ ...link, to: 'javascript:a()' }] })],
  ['a head at another host', withManifest({ routes: [{ ...route, head: '@x.example/' }] })],
  ['a canonical address elsewhere', withManifest({ routes: [{ ...route, canonical: '.x.example/' }] })],
  ['a picture of another host', { pages: [{ ...page, image: '@x.example/a.png' }] }],
  ['too many routes for a page', withManifest({ routes: Array<object>(1000).fill({ ...route }) })],
  ['files that are no list', { files: {} }],
  ['a digest that leaves its attribute', { files: [{ ...file, integrity: 'sha256-"><script' }] }],
  ['views of another shape', { views: { home: {} } }],
  ['markup that is no text', { fragments: [{ view: 'home', key: '/', html: 5 }] }],
  ['a page whose file is elsewhere in the registry', { pages: [{ ...page, file: '../../host.json' }] }],
  ['a page without a day', { pages: [{ ...page, type: 'article', published: 'soon' }] }],
  ['a description without an end', { builtAt: ' '.repeat(5_000_000) }],
])('a signed release with %s leaves the pages of others alone, and is left out', async (_what, change) => {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  await putSigned(store, change);
  const site = await exampleSite(store);
  const { statusCode, body } = await site.inject('/');
  expect([statusCode, body.includes('Home of aaaaaa111111')]).toEqual([200, true]);
  expect(body).toContain(`"missing":["${ID}"]`);
  expect((await site.inject('/feed.xml')).statusCode).not.toBe(500);
});
