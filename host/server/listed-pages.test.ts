import type { RoutePage } from '@skora/shared/contract';
import { registryPaths, type ReleaseStore } from '@skora/registry';
import { exampleBlog, putRelease } from './testing/example-release';
import { exampleSite, temporaryStore } from './testing/example-site';

const FIRST_TOUCH: RoutePage = {
  path: '/blog/first-touch',
  title: 'First touch',
  description: 'How to train it "alone"',
  type: 'article',
  author: 'SKORA editorial',
  tags: ['training'],
  published: '2026-11-01',
  modified: '2026-11-20',
};
const DRAFT: RoutePage = { path: '/blog/draft', title: 'Draft', description: 'Not yet', noindex: true };

async function blogSite(pages: readonly RoutePage[] = [FIRST_TOUCH, DRAFT]) {
  const { store } = await temporaryStore();
  await putRelease(store, exampleBlog(pages));
  return { store, site: await exampleSite(store) };
}

it('answers a listed page with its own markup and head', async () => {
  const { site } = await blogSite();
  const { statusCode, body, headers } = await site.inject('/blog/first-touch');
  expect(statusCode).toBe(200);
  expect(body).toContain('data-prerendered=""><h1>First touch</h1>');
  expect(body).toContain('<title>First touch | SKORA</title>');
  expect(body).toContain('<meta name="description" content="How to train it &quot;alone&quot;">');
  expect(body).toContain('<meta property="og:type" content="article">');
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/blog/first-touch">');
  expect(headers['x-robots-tag']).toBeUndefined();
});

it.each(['/blog/nobody-wrote-this', '/blog/%66irst-touch', '/blog/first-touch/more'])(
  'answers %s of the same pattern with the not-found page',
  async (url) => {
    const { site } = await blogSite();
    const { statusCode, body, headers } = await site.inject(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<h1>Offside</h1>');
    expect(body).toContain('<title>Page not found | SKORA</title>');
    expect(headers['x-robots-tag']).toBe('noindex');
  },
);

it('keeps pages that ask for it away from search engines', async () => {
  const { site } = await blogSite();
  const { statusCode, body, headers } = await site.inject('/blog/draft');
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(headers['x-robots-tag']).toBe('noindex');
});

it('shows the page’s own picture, else its card, else the site’s card', async () => {
  const { store } = await temporaryStore();
  const pages = [
    FIRST_TOUCH,
    { ...DRAFT, noindex: false },
    { ...FIRST_TOUCH, path: '/blog/own', image: '/own.png' },
  ];
  const cards = { '/': 'card-home.12345678.png', '/blog/first-touch': 'card-first.12345678.png' };
  await putRelease(store, { ...exampleBlog(pages), cards });
  const site = await exampleSite(store);
  const image = async (url: string) =>
    /<meta property="og:image" content="(.*?)">/.exec((await site.inject(url)).body)?.[1];
  const folder = 'http://localhost:3000/remotes/remote-marketing';
  expect(await image('/blog/first-touch')).toBe(`${folder}/card-first.12345678.png`);
  expect(await image('/blog/draft')).toBe(`${folder}/card-home.12345678.png`);
  expect(await image('/blog/own')).toBe('http://localhost:3000/own.png');
  expect((await site.inject('/')).body).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(await image('/settings')).toBeUndefined();
});

it('does not tell browsers the list', async () => {
  const { site } = await blogSite();
  const { body } = await site.inject('/');
  expect(body).not.toContain('first-touch');
  expect(body).not.toContain('./src/pages/blog');
});

it('leaves a page to the browser while the registry does not give its markup, and shows it again afterwards', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, exampleBlog([FIRST_TOUCH]));
  const fault = { down: false };
  const flaky: ReleaseStore = {
    ...store,
    read: (path) =>
      fault.down && path.endsWith('.html')
        ? Promise.reject(new Error('connection refused'))
        : store.read(path),
  };
  const site = await exampleSite(flaky);
  fault.down = true;
  const during = await site.inject('/blog/first-touch');
  expect(during.statusCode).toBe(200);
  expect(during.body).toContain('<title>First touch | SKORA</title>');
  expect(during.body).toContain('class="sk-pending"');
  fault.down = false;
  expect((await site.inject('/blog/first-touch')).body).toContain('<h1>First touch</h1>');
});

it('does not give a page’s file away as a document of its own', async () => {
  const { site, store } = await blogSite();
  expect(
    await store.read(registryPaths.file('remote-marketing', 'blog-first-touch.12345678.html')),
  ).not.toBeNull();
  expect((await site.inject('/remotes/remote-marketing/blog-first-touch.12345678.html')).statusCode).toBe(
    404,
  );
});

it('finds one page among a thousand', async () => {
  const many = Array.from({ length: 1_000 }, (_page, index) => ({
    ...FIRST_TOUCH,
    path: `/blog/post-${index}`,
    title: `Post ${index}`,
  }));
  const { site } = await blogSite(many);
  expect((await site.inject('/blog/post-999')).body).toContain('<h1>Post 999</h1>');
  expect((await site.inject('/blog/post-1000')).statusCode).toBe(404);
});

describe('structured data', () => {
  async function readGraph(url: string, page: Partial<RoutePage> = {}): Promise<Record<string, unknown>[]> {
    const { site } = await blogSite([{ ...FIRST_TOUCH, ...page }, DRAFT]);
    const { body } = await site.inject(url);
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1];
    if (text === undefined) return [];
    return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
  }

  it('names organisation and site on the home page', async () => {
    expect((await readGraph('/')).map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  });

  it('adds the way to the page, and the article', async () => {
    const graph = await readGraph('/blog/first-touch', { jsonLd: [{ '@type': 'FAQPage' }] });
    expect(graph.map((node) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
      'BreadcrumbList',
      'Article',
      'FAQPage',
    ]);
    expect(graph[2]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'http://localhost:3000/blog' },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'First touch',
        item: 'http://localhost:3000/blog/first-touch',
      },
    ]);
    expect(graph[3]).toMatchObject({
      headline: 'First touch',
      datePublished: '2026-11-01',
      dateModified: '2026-11-20',
      author: { name: 'SKORA editorial' },
    });
  });

  it('cannot be left by its own text', async () => {
    const hostile = '</script><script>alert(1)</script><!--';
    const graph = await readGraph('/blog/first-touch', { title: hostile, jsonLd: [{ name: hostile }] });
    expect(graph.at(-1)).toEqual({ name: hostile });
    const { site } = await blogSite([{ ...FIRST_TOUCH, title: hostile }]);
    expect((await site.inject('/blog/first-touch')).body).not.toContain(`content="${hostile}`);
  });

  it.each(['/settings', '/nowhere', '/blog/draft'])('%s has none', async (url) => {
    expect(await readGraph(url)).toEqual([]);
  });
});
