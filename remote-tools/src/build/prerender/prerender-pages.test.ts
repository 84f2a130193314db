import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement, Suspense } from 'react';
import type { RemoteManifest, ReactRemoteModule, RoutePage } from '@skora/shared/contract';
import { prerenderPages } from './prerender-pages';

const manifest: RemoteManifest = {
  id: 'remote-demo',
  owner: 'Demo',
  contractVersion: 1,
  routes: [
    {
      path: '/blog/:slug',
      view: 'article',
      access: 'public',
      background: 'default',
      title: 'Article',
      prerender: true,
      pages: './src/pages/blog',
    },
  ],
  slots: [],
  navigation: [],
};

const remote: ReactRemoteModule = {
  id: 'remote-demo',
  contractVersion: 1,
  views: ['article'],
  prepare: () => Promise.resolve(),
  bootstrap: [],
  mount: [],
  update: [],
  unmount: [],
  element: ({ view, location }) => createElement('h1', null, `${view} at ${location.pathname}`),
};

function makePage(index: number): RoutePage {
  return { path: `/blog/post-${index}`, title: `Post ${index}`, description: 'A post.' };
}

async function release(pages: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'skora-pages-'));
  const load = (entry: string) => (entry === 'pages-0' ? pages : undefined);
  return { folder, released: await prerenderPages({ manifest, module: remote, load, folder }) };
}

it('renders each listed page at its own address into a file named after its content', async () => {
  const { folder, released } = await release([makePage(1), makePage(2)]);
  expect(released.map(({ path }) => path)).toEqual(['/blog/post-1', '/blog/post-2']);
  expect(released[0]?.file).toMatch(/^blog-post-1\.[0-9a-f]{8}\.html$/);
  expect(readFileSync(join(folder, released[1]?.file ?? ''), 'utf8')).toBe(
    '<h1>article at /blog/post-2</h1>',
  );
});

it('leaves out what React writes for pictures beside the page', async () => {
  const element = () => createElement('h1', null, createElement('img', { src: '/ball.svg', alt: 'Ball' }));
  const folder = mkdtempSync(join(tmpdir(), 'skora-pages-'));
  const input = { manifest, module: { ...remote, element }, load: () => [makePage(1)], folder };
  const [page] = await prerenderPages(input);
  expect(readFileSync(join(folder, page?.file ?? ''), 'utf8')).toBe(
    '<h1><img src="/ball.svg" alt="Ball"/></h1>',
  );
});

it('takes a function that makes the list', async () => {
  const { released } = await release(async () => [makePage(1)]);
  expect(released).toHaveLength(1);
});

it('renders a thousand pages', async () => {
  const { folder, released } = await release(
    Array.from({ length: 1_000 }, (_page, index) => makePage(index)),
  );
  expect(released).toHaveLength(1_000);
  expect(readdirSync(folder)).toHaveLength(1_000);
});

it.each<[string, Partial<ReactRemoteModule>]>([
  ['when it renders', { element: () => createElement(() => window.name) }],
  ['when it is loaded', { prepare: () => Promise.reject(new ReferenceError('window is not defined')) }],
])('names the view that fails %s, where, and what to do', async (_when, change) => {
  const broken = { ...remote, ...change };
  const load = () => [makePage(1)];
  const failing = prerenderPages({ manifest, module: broken, load, folder: tmpdir() });
  await expect(failing).rejects.toThrow(
    /^View "article" of remote-demo cannot be prerendered at \/blog\/post-1: window is not defined\n +at .*\n.*effects and event handlers/,
  );
});

it('fails for what a Suspense would catch in a browser', async () => {
  const Broken = (): never => {
    throw new Error('no data');
  };
  const element = () => createElement(Suspense, { fallback: 'Later' }, createElement(Broken));
  const input = { manifest, module: { ...remote, element }, load: () => [makePage(1)], folder: tmpdir() };
  await expect(prerenderPages(input)).rejects.toThrow('no data');
});

it.each([[undefined], [{ pages: [] }]])('says so when the module exports %p', async (exported) => {
  await expect(release(exported)).rejects.toThrow(/pages of "\/blog\/:slug" has no list/);
});

it('refuses pages that are not complete, all at once', async () => {
  await expect(
    release([
      { ...makePage(1), title: '' },
      { ...makePage(2), description: '' },
    ]),
  ).rejects.toThrow(/post-1.*title is missing.*\n.*post-2.*description is missing/);
});
