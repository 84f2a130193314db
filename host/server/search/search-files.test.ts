import type { RoutePage } from '@skora/shared/contract';
import { gunzipSync } from 'node:zlib';
import { exampleBlog, exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

const ORIGIN = 'https://skora.example';
const article = (slug: string, change: Partial<RoutePage> = {}): RoutePage => ({
  path: `/blog/${slug}`,
  title: `About ${slug}`,
  description: 'Short & plain',
  type: 'article',
  published: '2026-11-01',
  ...change,
});
const PAGES = [
  article('old'),
  article('new', { published: '2026-11-20', modified: '2026-11-21T08:00:00+01:00', tags: ['tests'] }),
  article('odd', { published: '2026-10-01', title: 'A <b> & \u0007 "c"', author: 'Coach' }),
  article('hidden', { noindex: true }),
];

async function startSite(pages: readonly RoutePage[] | null = PAGES) {
  const { store } = await temporaryStore();
  await putRelease(store, pages ? exampleBlog(pages) : exampleRelease());
  return { store, site: await exampleSite(store, { PUBLIC_ORIGIN: ORIGIN }) };
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

it('lists public pages only, with the dates that are known', async () => {
  const { site } = await startSite();
  const { body, headers } = await site.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(all(body, /<loc>(.*?)<\/loc>/g)).toEqual(
    ['/', '/blog', '/blog/old', '/blog/new', '/blog/odd'].map((path) => `${ORIGIN}${path}`),
  );
  expect(all(body, /<lastmod>(.*?)<\/lastmod>/g)).toEqual([
    '2026-11-01',
    '2026-11-21T08:00:00+01:00',
    '2026-10-01',
  ]);
});

it('feeds the newest articles first, as well-formed XML', async () => {
  const { site } = await startSite();
  const { body, headers } = await site.inject('/feed.xml');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(all(body, /<entry><id>(.*?)<\/id>/g)).toEqual(
    ['new', 'old', 'odd'].map((slug) => `${ORIGIN}/blog/${slug}`),
  );
  expect(body).toContain('<updated>2026-11-21T07:00:00.000Z</updated>');
  expect(body).toContain('<title>A &lt;b&gt; &amp;  &quot;c&quot;</title>');
  expect(body).toContain('<author><name>Coach</name></author><summary>Short &amp; plain</summary>');
  expect(body).toContain('<category term="tests"/>');
});

it('has no feed without articles, and pages name it only when there is one', async () => {
  const without = await startSite(null);
  expect((await without.site.inject('/feed.xml')).statusCode).toBe(404);
  expect((await without.site.inject('/')).body).not.toContain('/feed.xml');
  const { site } = await startSite();
  expect((await site.inject('/')).body).toContain('type="application/atom+xml"');
});

it('lets crawlers see the noindex of private pages, and names the sitemap', async () => {
  const { site } = await startSite();
  const { body } = await site.inject('/robots.txt');
  expect(body).toBe(
    `User-agent: *\nAllow: /api/clips\nAllow: /api/shared-cvs/\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

it.each([
  ['/api/clips?position=CM', true],
  ['/api/clips/abc', true],
  ['/api/clips/abc/card.png', true],
  ['/api/shared-cvs/abc', true],
  ['/api/shared-cvs/abc/card.png', true],
  ['/api/account', false],
  ['/api/players', false],
])('may a crawler that draws public pages ask for %s: %s', async (address, isAllowed) => {
  const { site } = await startSite();
  const { body } = await site.inject('/robots.txt');
  const rules = [...body.matchAll(/^(Allow|Disallow): (\S+)$/gm)].filter(([, , path = '']) =>
    address.startsWith(path),
  );
  // RFC 9309: the longest rule that matches decides.
  const [decides] = rules.sort(([, , a = ''], [, , b = '']) => b.length - a.length);
  expect(decides?.[1] === 'Allow').toBe(isAllowed);
});

it.each(['/sitemap.xml', '/feed.xml', '/robots.txt'])(
  '%s is compressed, answers a known version with 304 and follows a new release',
  async (url) => {
    const { site, store } = await startSite();
    const first = await site.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(first.rawPayload).toString()).toContain(ORIGIN);
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await site.inject({ url, headers })).statusCode).toBe(304);
    await putRelease(store, exampleBlog([article('fresh')], 'cccccc333333'));
    jest.useFakeTimers({ now: Date.now() + 5_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    const next = await site.inject({ url, headers });
    jest.useRealTimers();
    expect(next.statusCode).toBe(url === '/robots.txt' ? 304 : 200);
  },
);
