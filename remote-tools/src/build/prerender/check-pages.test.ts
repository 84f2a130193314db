import type { ManifestRoute, RemoteManifest, RoutePage } from '@skora/shared/contract';
import { checkPages } from './check-pages';

const route: ManifestRoute = {
  path: '/blog/:slug',
  view: 'article',
  access: 'public',
  background: 'default',
  title: 'Article',
  prerender: true,
  pages: './src/pages/blog',
};
const manifest: RemoteManifest = {
  id: 'remote-demo',
  owner: 'Demo',
  contractVersion: 1,
  routes: [route, { ...route, path: '/blog/tags', pages: undefined }],
  slots: [],
  navigation: [],
};
const page: RoutePage = { path: '/blog/first-touch', title: 'First touch', description: 'How to train it.' };

it('accepts complete pages', () => {
  const dated = { ...page, published: '2026-11-21', modified: '2026-11-21T10:00:00Z', image: '/blog.png' };
  expect(checkPages([dated], route, manifest)).toEqual([]);
});

it.each<[Partial<RoutePage>, RegExp]>([
  [{ path: '/blog/tags' }, /does not belong to the route "\/blog\/:slug"/],
  [{ path: '/story/first-touch' }, /does not belong to the route/],
  [{ path: '/blog/first touch' }, /not a plain pathname/],
  [{ path: '/blog/../profile' }, /not a plain pathname/],
  [{ path: '/blog/first.touch' }, /not a plain pathname/],
  [{ title: ' ' }, /title is missing/],
  [{ title: 'x'.repeat(81) }, /over 80 characters/],
  [{ description: 'x'.repeat(201) }, /over 200 characters/],
  [{ published: '21.11.2026' }, /not ISO dates/],
  [{ modified: '2026-13-40' }, /not ISO dates/],
  [{ image: 'https://elsewhere.example/x.png' }, /not an address on this site/],
  [{ image: '//elsewhere.example/x.png' }, /not an address on this site/],
])('refuses %j', (change, reason) => {
  const problems = checkPages([{ ...page, ...change }], route, manifest);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(reason);
});

it('refuses twins and names both pages', () => {
  const problems = checkPages([page, page, { ...page, path: '/blog/other' }], route, manifest);
  expect(problems).toEqual([
    'remote-demo: page "/blog/first-touch": it has the path of "/blog/first-touch"',
    'remote-demo: page "/blog/first-touch": it has the title of "/blog/first-touch"',
    'remote-demo: page "/blog/other": it has the title of "/blog/first-touch"',
  ]);
});
