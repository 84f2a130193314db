import { findRoute } from '@skora/shared/contract';
import { checkViews, checkVisit, remoteVisits, renderVisit } from '@skora/shared/testing';
import manifest from '../remote.manifest.json';
import blogPages from './features/blog/pages';
import remote from './remote';

/** Every address the remote answers: its plain routes and the listed pages of `/blog/:slug`. */
const visits = remoteVisits(manifest, { '/blog/:slug': blogPages.map(({ path }) => path) });
const pages = visits.filter(({ slot }) => slot === 'main');

// Nobody answers: prices stay those of the page.
beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

test('manifest and module name the same views', () => {
  expect(checkViews(remote, manifest)).toEqual([]);
});

test('every listed page belongs to the route that names the list', () => {
  const listed = manifest.routes.filter(({ pages: list }) => list !== undefined);
  expect(listed.map(({ path, pages: list }) => [path, list])).toEqual([
    ['/blog/:slug', './src/features/blog/pages'],
  ]);
  const strangers = blogPages.filter(
    ({ path }) => findRoute(manifest.routes, path)?.route.path !== '/blog/:slug',
  );
  expect(strangers).toEqual([]);
});

test('an address of the pattern that is not listed shows the not-found page', async () => {
  const visit = visits.find(({ pattern }) => pattern === '/blog/:slug');
  const html = visit && (await renderVisit(remote, { ...visit, pathname: '/blog/nowhere' }));
  expect(html).toMatch(/<h1[^>]*>This page does not exist/);
});

test.each(visits)('$view opens at $pathname and leaves nothing behind', async (visit) => {
  expect(await checkVisit(remote, visit)).toEqual([]);
});

function isPage(href: string): boolean {
  const pattern = findRoute(manifest.routes, href)?.route.path;
  return pages.some(
    (visit) =>
      visit.pattern === pattern && pattern !== '*' && (visit.pathname === href || !pattern.includes(':')),
  );
}

test('links between own pages match the manifest', async () => {
  const strangers = ['/signup', '/login', '/profile', '/settings', '/manage-subscription', '/academies'];
  for (const visit of pages) {
    const html = await renderVisit(remote, visit);
    const lost = [...html.matchAll(/href="(\/[^"#?]*)/g)]
      .map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
      .filter((href) => !strangers.some((other) => href.startsWith(other)))
      .filter((href) => !isPage(href));
    expect({ ...visit, lost }).toEqual({ ...visit, lost: [] });
  }
});
