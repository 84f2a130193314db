import type { PageState, Release, RouteTableFile } from '@skora/shared/contract';
import { brotliDecompressSync } from 'node:zlib';
import { writePointer } from '@skora/registry';
import { exampleManifest, exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

const [HOME, SETTINGS, NOT_FOUND] = exampleManifest().routes;
const NEWS = exampleRelease('bbbbbb222222', {
  id: 'remote-news',
  manifest: exampleManifest({
    id: 'remote-news',
    owner: 'News',
    routes: [{ ...HOME!, path: '/news', view: 'news', title: 'News', prerender: false }],
    navigation: [],
  }),
  fragments: [],
});

async function startSite(...releases: Release[]) {
  const { store } = await temporaryStore();
  for (const release of [exampleRelease(), NEWS, ...releases]) await putRelease(store, release);
  return { store, site: await exampleSite(store) };
}

type Site = Awaited<ReturnType<typeof startSite>>['site'];

async function readState(site: Site, url: string, cookie = ''): Promise<PageState> {
  const { body } = await site.inject({ url, headers: { cookie } });
  return JSON.parse(/id="skora-page">(.*?)<\/script>/.exec(body)?.[1] ?? '') as PageState;
}

const listPaths = ({ remotes }: PageState) =>
  Object.fromEntries(remotes.map(({ id, routes }) => [id, routes.map(({ path }) => path)]));

const ALL = { 'remote-marketing': ['/', '/settings', '*'], 'remote-news': ['/news'] };

it.each([
  ['/', ['/'], []],
  ['/news', [], ['/news']],
  ['/nowhere', ['*'], []],
])('a public page (%s) names its own route, and its own digests', async (url, marketing, news) => {
  const { site } = await startSite();
  const state = await readState(site, url);
  expect(listPaths(state)).toEqual({ 'remote-marketing': marketing, 'remote-news': news });
  const shown = state.remotes.filter(({ integrity }) => integrity !== undefined).map(({ id }) => id);
  expect(shown).toEqual([news.length > 0 ? 'remote-news' : 'remote-marketing']);
});

it('the table has what pages leave out, in the same words', async () => {
  const { site } = await startSite();
  const { routeTable = '' } = await readState(site, '/');
  const whole = await readState(site, '/settings');
  expect(routeTable).toMatch(/^\/routes\.json\?v=[0-9a-f]{16}$/);
  const table = (await site.inject(routeTable)).json<RouteTableFile>();
  expect(table).toEqual(
    Object.fromEntries(whole.remotes.map(({ id, integrity, routes }) => [id, { integrity, routes }])),
  );
  expect(table['remote-marketing']?.routes).toEqual([
    { path: '/', view: 'home', access: 'public', title: HOME?.title },
    { path: '/settings', access: 'protected', background: 'internal', title: SETTINGS?.title },
    { path: '*', view: 'not-found', access: 'public', title: NOT_FOUND?.title },
  ]);
});

it.each([
  ['a protected page', '/settings', ''],
  ['a page of somebody who was signed in before', '/', 'skora_hint=1'],
  [
    'a page of a browser that gets what others do not',
    '/',
    `skora_override=${encodeURIComponent('remote-news@http://localhost:3101/remoteEntry.js')}`,
  ],
])('%s leaves nothing out', async (_what, url, cookie) => {
  const { site } = await startSite();
  const state = await readState(site, url, cookie);
  expect(listPaths(state)).toEqual(ALL);
  expect(state.routeTable).toBeUndefined();
});

it('browsers keep the table for good, compressed', async () => {
  const { site } = await startSite();
  const { routeTable: url = '' } = await readState(site, '/');
  const { headers, rawPayload } = await site.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'content-encoding': 'br',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  });
  expect(Object.keys(JSON.parse(brotliDecompressSync(rawPayload).toString()))).toEqual(Object.keys(ALL));
});

it('a page of one release gets no table of another', async () => {
  const { site, store } = await startSite();
  const manifest = exampleManifest({ routes: [HOME!, { ...SETTINGS!, title: 'Choices' }, NOT_FOUND!] });
  await putRelease(store, exampleRelease('cccccc333333', { manifest }));
  const canary = { release: 'cccccc333333', weight: 30 };
  await writePointer(store, 'remote-marketing', { stable: 'aaaaaa111111', previous: [], canary });
  const ask = (url: string, bucket: number) =>
    site.inject({ url, headers: { cookie: `skora_bucket=${bucket}` } });
  const { routeTable = '' } = await readState(site, '/', 'skora_bucket=30');
  expect((await ask(routeTable, 30)).statusCode).toBe(200);
  const refused = await ask(routeTable, 29);
  expect(refused.statusCode).toBe(404);
  expect(refused.headers['cache-control']).toBe('no-store');
  const { routeTable: ofCanary = '' } = await readState(site, '/', 'skora_bucket=29');
  const table = (await ask(ofCanary, 29)).json<RouteTableFile>();
  expect(table['remote-marketing']?.routes[1]?.title).toBe('Choices');
});

it.each(['', '?v=', '?v=xyz', `?v=${'0'.repeat(17)}`])(
  'refuses a question without a version (%s)',
  async (query) => {
    const { site } = await startSite();
    expect((await site.inject(`/routes.json${query}`)).statusCode).toBe(400);
  },
);
