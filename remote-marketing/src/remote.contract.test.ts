import type { ParcelProps, RemoteProps } from '@skora/shared/contract';
import { findRoute } from '@skora/shared/contract';
import { listenerCount } from '@skora/shared/events';
// The contract is checked as the build renders it.
// eslint-disable-next-line no-restricted-imports
import { renderToString } from 'react-dom/server';
import manifest from '../remote.manifest.json';
import { nobodyYet } from './testing/visitor';
import blogPages from './features/blog/pages';
import remote from './remote';

const navigator = {
  createHref: (to: unknown) => (typeof to === 'string' ? to : String((to as { pathname: string }).pathname)),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
} as RemoteProps['navigator'];

interface Visit {
  view: string;
  pattern: string;
  pathname: string;
}

/** Every address the remote answers: its plain routes and the listed pages of `/blog/:slug`. */
const visits: Visit[] = manifest.routes.flatMap(({ path, view, pages }) => {
  if (pages !== undefined) return blogPages.map((page) => ({ view, pattern: path, pathname: page.path }));
  return [{ view, pattern: path, pathname: path === '*' ? '/not-found' : path }];
});

function makeProps({ view, pattern, pathname }: Visit): RemoteProps {
  return {
    view,
    pattern,
    location: { pathname, search: '', hash: '', state: null, key: 'k' },
    navigator,
    onRetry: jest.fn(),
    onRemoteError: jest.fn(),
  };
}

async function run(step: typeof remote.mount, props: ParcelProps): Promise<void> {
  for (const lifecycle of [step].flat()) await lifecycle(props);
}

beforeEach(() => {
  nobodyYet();
  // Lifecycles resolve when React has committed by itself, as on a page.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

test('manifest and module name the same views', () => {
  expect([...new Set([...manifest.routes, ...manifest.slots].map(({ view }) => view))].sort()).toEqual(
    [...remote.views].sort(),
  );
  expect(remote.id).toBe(manifest.id);
});

test('every listed page belongs to the route that names the list', () => {
  const listed = manifest.routes.filter(({ pages }) => pages !== undefined);
  expect(listed.map(({ path, pages }) => [path, pages])).toEqual([
    ['/blog/:slug', './src/features/blog/pages'],
  ]);
  const strangers = blogPages.filter(
    ({ path }) => findRoute(manifest.routes, path)?.route.path !== '/blog/:slug',
  );
  expect(strangers).toEqual([]);
});

test('an address of the pattern that is not listed shows the not-found page', async () => {
  await remote.prepare('blog-article');
  const visit = { view: 'blog-article', pattern: '/blog/:slug', pathname: '/blog/nowhere' };
  expect(renderToString(remote.element(makeProps(visit)))).toMatch(/<h1[^>]*>This page does not exist/);
});

describe.each(visits)('$pathname', (visit) => {
  test('prerenders with one page heading, no inline style, and links that lead somewhere', async () => {
    await remote.prepare(visit.view);
    const html = renderToString(remote.element(makeProps(visit)));
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain('data-page-heading');
    expect(html).not.toContain('style=');
    const page = document.createElement('div');
    page.innerHTML = html;
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const own = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(own.filter((href) => href.startsWith('#') && !ids.includes(href.slice(1)))).toEqual([]);
  });

  test('leaves nothing behind', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const before = listenerCount();
    const props = { ...makeProps(visit), name: `contract-${visit.pathname}`, domElement: container };
    await run(remote.bootstrap, props);
    await run(remote.mount, props);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    await run(remote.unmount, props);
    expect(container.innerHTML).toBe('');
    expect(listenerCount()).toEqual(before);
  });
});

test('headings never skip a rank', async () => {
  for (const visit of visits) {
    await remote.prepare(visit.view);
    const html = renderToString(remote.element(makeProps(visit)));
    const ranks = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
    const jumps = ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1);
    expect({ ...visit, jumps }).toEqual({ ...visit, jumps: [] });
  }
});

function isPage(href: string): boolean {
  const pattern = findRoute(manifest.routes, href)?.route.path;
  return visits.some(
    (visit) =>
      visit.pattern === pattern && pattern !== '*' && (visit.pathname === href || !pattern.includes(':')),
  );
}

test('links between own pages match the manifest', async () => {
  const strangers = ['/signup', '/login', '/profile', '/settings', '/manage-subscription', '/academies'];
  for (const visit of visits) {
    await remote.prepare(visit.view);
    const html = renderToString(remote.element(makeProps(visit)));
    const lost = [...html.matchAll(/href="(\/[^"#?]*)/g)]
      .map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
      .filter((href) => !strangers.some((other) => href.startsWith(other)))
      .filter((href) => !isPage(href));
    expect({ ...visit, lost }).toEqual({ ...visit, lost: [] });
  }
});
