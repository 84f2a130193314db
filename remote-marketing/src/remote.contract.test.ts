import type { ParcelProps, RemoteProps } from '@skora/shared/contract';
import { findRoute } from '@skora/shared/contract';
import { listenerCount } from '@skora/shared/events';
// The contract is checked as the build renders it.
// eslint-disable-next-line no-restricted-imports
import { renderToString } from 'react-dom/server';
import manifest from '../remote.manifest.json';
import { nobodyYet } from './testing/visitor';
import { articleHref } from './features/blog/article-address';
import { ARTICLES } from './features/blog/articles';
import remote from './remote';

const events = [
  'auth:signed-in',
  'auth:signed-out',
  'account:profile-updated',
  'shell:toast-requested',
  'shell:navigated',
] as const;

const navigator = {
  createHref: (to: unknown) => (typeof to === 'string' ? to : String((to as { pathname: string }).pathname)),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
} as RemoteProps['navigator'];

function propsOf(view: string, pattern: string): RemoteProps {
  const pathname = pattern === '*' ? '/not-found' : pattern;
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
  expect([...new Set(manifest.routes.map(({ view }) => view))].sort()).toEqual([...remote.views].sort());
  expect(remote.id).toBe(manifest.id);
});

test('every article has its route with title and description, and no route lacks its article', () => {
  const routes = manifest.routes.filter(({ view }) => view === 'blog-article');
  expect(routes.map(({ path, title, description }) => ({ path, title, description }))).toEqual(
    ARTICLES.map((article) => ({
      path: articleHref(article),
      title: article.title,
      description: article.description,
    })),
  );
});

describe.each(manifest.routes.map(({ path, view }) => ({ path, view })))('$path', ({ path, view }) => {
  test('prerenders with one page heading, no inline style, and links that lead somewhere', async () => {
    await remote.prepare(view);
    const html = renderToString(remote.element(propsOf(view, path)));
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
    const before = events.map(listenerCount);
    const props = { ...propsOf(view, path), name: `contract-${path}`, domElement: container };
    await run(remote.bootstrap, props);
    await run(remote.mount, props);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    await run(remote.unmount, props);
    expect(container.innerHTML).toBe('');
    expect(events.map(listenerCount)).toEqual(before);
  });
});

test('headings never skip a rank', async () => {
  for (const { path, view } of manifest.routes) {
    await remote.prepare(view);
    const html = renderToString(remote.element(propsOf(view, path)));
    const ranks = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
    const jumps = ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1);
    expect({ path, jumps }).toEqual({ path, jumps: [] });
  }
});

test('links between own pages match the manifest', async () => {
  const strangers = ['/signup', '/login', '/profile', '/settings', '/manage-subscription', '/academies'];
  for (const { path, view } of manifest.routes) {
    await remote.prepare(view);
    const html = renderToString(remote.element(propsOf(view, path)));
    const lost = [...html.matchAll(/href="(\/[^"#?]*)/g)]
      .map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
      .filter((href) => !strangers.some((other) => href.startsWith(other)))
      .filter((href) => findRoute(manifest.routes, href)?.route.path === '*');
    expect({ path, lost }).toEqual({ path, lost: [] });
  }
});
