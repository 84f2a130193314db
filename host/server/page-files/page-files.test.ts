import type { ManifestRoute, Release } from '@skora/shared/contract';
import { brotliDecompressSync } from 'node:zlib';
import { writePointer } from '@skora/registry';
import { exampleBlog, exampleManifest, exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, PRODUCTION, temporaryStore } from '../testing/example-site';

const ENTRY = '/remotes/remote-marketing/remoteEntry.12345678.js';
const HOME = [
  '/assets/ui-forms.12345678.js',
  ENTRY,
  '/remotes/remote-marketing/home.12345678.js',
  '/assets/ui-forms.12345678.css',
  '/remotes/remote-marketing/home.12345678.css',
];
const WITH_OVERRIDE = {
  cookie: `skora_override=${encodeURIComponent('remote-marketing@http://localhost:3101/remoteEntry.js')}`,
};
async function startSite(release: Release = exampleRelease(), env: Record<string, string | undefined> = {}) {
  const { store } = await temporaryStore();
  await putRelease(store, release);
  return { store, site: await exampleSite(store, env) };
}

type Site = Awaited<ReturnType<typeof startSite>>['site'];

async function askFiles(site: Site, query: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await site.inject({ url: `/page-files.json?${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ files: unknown }>().files;
}

it('names the scripts and styles of a page in the order in which they are needed', async () => {
  const { site } = await startSite();
  expect(await askFiles(site, 'path=/')).toEqual(HOME);
});

it('names the files of several pages page by page, each once, without those of the frame', async () => {
  const manifest = exampleManifest({ slots: [{ name: 'header', view: 'header', prerender: true }] });
  const { views } = exampleRelease();
  const { site } = await startSite(
    exampleRelease('aaaaaa111111', {
      manifest,
      views: {
        ...views,
        header: { js: ['header.12345678.js'], css: [], kernel: [] },
        settings: { js: ['settings.12345678.js'], css: [], kernel: ['@skora/shared/ui/forms'] },
      },
    }),
  );
  const settings = '/remotes/remote-marketing/settings.12345678.js';
  expect(await askFiles(site, 'path=/&path=/settings')).toEqual([...HOME, settings]);
});

it('names the files of what other remotes put into the slots of a page, after its own', async () => {
  const [home, ...others] = exampleManifest().routes;
  const { site, store } = await startSite(
    exampleRelease('aaaaaa111111', {
      manifest: exampleManifest({ routes: [{ ...home!, offers: ['home:highlights'] }, ...others] }),
    }),
  );
  const slots = [{ name: 'home:highlights', view: 'latest', prerender: true }];
  await putRelease(
    store,
    exampleRelease('bbbbbb222222', {
      id: 'remote-news',
      manifest: exampleManifest({ id: 'remote-news', owner: 'News', routes: [], slots, navigation: [] }),
      fragments: [{ view: 'latest', key: 'slot:home:highlights', html: '<h2>Latest</h2>' }],
      views: { latest: { js: ['latest.12345678.js'], css: ['home.12345678.css'], kernel: [] } },
    }),
  );
  const [forms, entry, script, ...styles] = HOME;
  expect(await askFiles(site, 'path=/')).toEqual([
    forms,
    entry,
    script,
    '/remotes/remote-news/remoteEntry.12345678.js',
    '/remotes/remote-news/latest.12345678.js',
    ...styles,
    '/remotes/remote-news/home.12345678.css',
  ]);
  expect(await askFiles(site, 'path=/nowhere')).toEqual([]);
});

it('names the table of digests before the files that it is about', async () => {
  const { files } = exampleRelease();
  const table = { name: 'digests.12345678.js', size: 1, integrity: 'sha256-x' };
  const { site } = await startSite(exampleRelease('aaaaaa111111', { files: [...files, table] }));
  expect(await askFiles(site, 'path=/')).toEqual(['/remotes/remote-marketing/digests.12345678.js', ...HOME]);
});

it('names nothing for addresses that are no page', async () => {
  const article = { path: '/blog/known', title: 'Known', description: 'Short', type: 'article' as const };
  const { site } = await startSite(exampleBlog([article]));
  for (const path of ['/nowhere', '/blog/unknown', '/%E0%A4%A', '/x.css', '/*', '/../etc/passwd']) {
    expect(await askFiles(site, `path=${encodeURIComponent(path)}`)).toEqual([]);
  }
  expect(await askFiles(site, 'path=/blog/known')).toEqual(HOME);
});

it('does not ask the backend whether there is such a page', async () => {
  const shared: ManifestRoute = {
    path: '/cv/:token',
    view: 'home',
    access: 'public',
    background: 'cv',
    title: 'CV',
    prerender: false,
    head: '/shared-cvs/:token/head',
  };
  const manifest = exampleManifest();
  const { site } = await startSite(
    exampleRelease('aaaaaa111111', { manifest: { ...manifest, routes: [...manifest.routes, shared] } }),
  );
  expect(await askFiles(site, 'path=/cv/whatever')).toEqual(HOME);
});

it('gives a visitor the files of the releases that the visitor’s pages are made of', async () => {
  const { site, store } = await startSite();
  await putRelease(store, exampleRelease('bbbbbb222222', { entry: 'remoteEntry.87654321.js' }));
  await writePointer(store, 'remote-marketing', {
    stable: 'aaaaaa111111',
    previous: [],
    canary: { release: 'bbbbbb222222', weight: 30 },
  });
  const canary = expect.arrayContaining(['/remotes/remote-marketing/remoteEntry.87654321.js']);
  expect(await askFiles(site, 'path=/', { cookie: 'a=b; skora_bucket=29' })).toEqual(canary);
  expect(await askFiles(site, 'path=/', { cookie: 'skora_bucket=30' })).toEqual(HOME);
  // A visitor without a bucket has a page from before the canary.
  const without = await site.inject('/page-files.json?path=/');
  expect(without.json()).toEqual({ files: HOME });
  expect(without.headers['set-cookie']).toBeUndefined();
});

it('leaves out what a developer serves, except in production, where nobody does', async () => {
  const local = await startSite();
  expect(await askFiles(local.site, 'path=/', WITH_OVERRIDE)).toEqual([]);
  const live = await startSite(exampleRelease(), PRODUCTION);
  expect(await askFiles(live.site, 'path=/', WITH_OVERRIDE)).toEqual(HOME);
});

it('names nothing while nothing is released', async () => {
  const { store } = await temporaryStore();
  expect(await askFiles(await exampleSite(store), 'path=/')).toEqual([]);
});

it.each([
  ['without a path', ''],
  ['with an empty path', '?path='],
  ['with something that is no path', '?path=/story&path=https://evil.example/'],
  ['with a path of more than 500 characters', `?path=/${'x'.repeat(500)}`],
  ['for more than 12 pages', `?${Array.from({ length: 13 }, (_, index) => `path=/${index}`).join('&')}`],
])('refuses a question %s', async (_what, query) => {
  const { site } = await startSite();
  const { statusCode, headers, body } = await site.inject(`/page-files.json${query}`);
  expect(statusCode).toBe(400);
  expect(body).toMatch(/querystring.*path/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('belongs to one visitor, to no search engine, and is compressed', async () => {
  const { site } = await startSite();
  const url = '/page-files.json?path=/';
  const { headers, rawPayload } = await site.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-encoding',
    'content-encoding': 'br',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual({ files: HOME });
});
