import type { PageRemote } from '@skora/shared/contract';
import { startPrefetching } from './prefetch';
import { RouteTable } from './route-table';

const edge = jest.fn<Promise<Response>, [string | URL]>();
let hovers: boolean;
let made = 0;
let remote: PageRemote;
/** Address of the page of the remote. */
let path: string;

// What was loaded stays loaded: each test has a remote of its own.
function newRemote(): PageRemote {
  made += 1;
  const id = `remote-${'abcdefghijklmnopqrst'[made]}`;
  const page = { view: 'page', access: 'public', background: 'default', title: 'Page' } as const;
  return {
    id,
    release: 'aaaaaa111111',
    contractVersion: 1,
    entry: `/remotes/${id}/remoteEntry.1.js`,
    routes: [
      { path: `/${id}`, ...page },
      { path: '*', ...page },
    ],
    slots: [],
  };
}

/** Ends when the page has been idle once: now it listens, and has downloaded nothing yet. */
async function start(change: Partial<PageRemote> = {}): Promise<void> {
  const started = startPrefetching(new RouteTable([{ ...remote, ...change }]));
  await jest.advanceTimersToNextTimerAsync();
  await started;
}

const scripts = () => [...document.querySelectorAll('script')];

async function point(type = 'pointerover'): Promise<void> {
  document.querySelector('#target')?.dispatchEvent(new Event(type, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
}

/** Lets the container of the remote arrive. @returns what was asked of its module */
async function arrive(): Promise<jest.Mock> {
  const prepare = jest.fn().mockResolvedValue(undefined);
  const lifecycles = { bootstrap: [], mount: [], update: [], unmount: [] };
  const module = { default: { contractVersion: 1, prepare, ...lifecycles } };
  const container = { init: async () => undefined, get: async () => () => module };
  Object.assign(globalThis, { [remote.id.replace('-', '_')]: container });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  return prepare;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  remote = newRemote();
  path = `/${remote.id}`;
  document.head.innerHTML = '';
  document.body.innerHTML =
    `<div data-region="header"><a href="${path}#top"><b id="target">Page</b></a><a href="${path}">Again</a>` +
    '<a href="/">Shown</a><a href="/nowhere">Unknown</a><a href="https://elsewhere.example/">Other</a></div>' +
    '<main><a href="/below">Not in the header</a></main>';
  edge.mockReset().mockImplementation(async () => new Response('{"files":["/assets/a.1.js"]}'));
  Object.assign(globalThis, {
    fetch: edge,
    __SKORA_PROVIDED_VERSIONS__: { react: '19.0.0', '@skora/shared': '1.0.0' },
  });
  Object.assign(performance, { getEntriesByName: () => [] });
  hovers = true;
  window.matchMedia = ((query: string) => ({ matches: query === '(hover: hover)' && hovers })) as never;
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('downloads the pages of the header when idle, and runs nothing', async () => {
  await start();
  await jest.runAllTimersAsync();
  expect(edge.mock.calls.map(([url]) => String(url))).toEqual([
    `/page-files.json?path=${encodeURIComponent(path)}`,
    'http://localhost/assets/a.1.js',
  ]);
  expect(scripts()).toEqual([]);
});

/** jsdom has no layout: links with an ancestor that is hidden are out of sight. */
function layOut(): void {
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return (this.closest('[hidden]') ? [] : [{}]) as never;
  });
}

it('runs pages whose links are in sight first of all where nothing hovers', async () => {
  hovers = false;
  layOut();
  await start();
  await jest.advanceTimersToNextTimerAsync();
  expect(scripts().map(({ src }) => src)).toEqual([`http://localhost${remote.entry}`]);
  expect(edge).not.toHaveBeenCalled();
  expect((await arrive()).mock.calls).toEqual([['page']]);
  await jest.runAllTimersAsync();
  expect(edge).toHaveBeenCalledTimes(2);
});

it('downloads nothing more once a page that is in sight did not come', async () => {
  hovers = false;
  layOut();
  await start();
  await jest.advanceTimersToNextTimerAsync();
  expect(scripts()).toHaveLength(1);
  await jest.runAllTimersAsync();
  expect(scripts()).toHaveLength(0);
  expect(edge.mock.calls.map(([url]) => String(url))).not.toContain(
    `/page-files.json?path=${encodeURIComponent(path)}`,
  );
});

it('runs no page whose links are in a menu that is shut', async () => {
  hovers = false;
  layOut();
  document.querySelector('[data-region]')?.setAttribute('hidden', '');
  await start();
  await jest.runAllTimersAsync();
  expect(edge).toHaveBeenCalledTimes(2);
  expect(scripts()).toEqual([]);
});

it('runs the page of a link that had the focus before it listened', async () => {
  document.querySelector('a')?.focus();
  await start();
  expect(scripts().map(({ src }) => src)).toEqual([`http://localhost${remote.entry}`]);
});

it.each(['pointerover', 'focusin', 'touchstart'])('loads and runs a page on %s, once', async (type) => {
  await start();
  await point(type);
  expect(scripts().map(({ src }) => src)).toEqual([`http://localhost${remote.entry}`]);
  const prepare = await arrive();
  expect(prepare.mock.calls).toEqual([['page']]);
  await point(type);
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('loads a page on intent though downloading it has failed, and again after that failed, too', async () => {
  edge.mockRejectedValue(new TypeError('Failed to fetch'));
  await start();
  await jest.runAllTimersAsync();
  await point();
  expect(scripts()).toHaveLength(1);
  // Nothing arrives for as long as the page waits.
  await jest.runAllTimersAsync();
  expect(scripts()).toEqual([]);
  await point();
  expect(scripts()).toHaveLength(1);
  expect((await arrive()).mock.calls).toEqual([['page']]);
});

it('does nothing for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await start();
  await point();
  await jest.runAllTimersAsync();
  expect(edge).not.toHaveBeenCalled();
  expect(scripts()).toEqual([]);
});

it('downloads nothing while a developer serves a remote; on intent that is loaded, too', async () => {
  await start({ overridden: true, entry: 'http://localhost:3101/remoteEntry.js' });
  await jest.runAllTimersAsync();
  expect(edge).not.toHaveBeenCalled();
  await point();
  expect(scripts().map(({ src }) => src)).toEqual(['http://localhost:3101/remoteEntry.js']);
});

it('asks for nothing without a page in the header', async () => {
  document.querySelector('#target')?.closest('div')?.replaceChildren();
  await start();
  await jest.runAllTimersAsync();
  expect(edge).not.toHaveBeenCalled();
});

it('asks for as many pages as the server answers for', async () => {
  const routes = Array.from({ length: 20 }, (_, index) => ({
    path: `/page-${index}`,
    view: 'page',
    access: 'public' as const,
    background: 'default' as const,
    title: 'Page',
  }));
  document.body.innerHTML = `<div data-region="header">${routes.map((route) => `<a href="${route.path}"></a>`).join('')}</div>`;
  await start({ routes });
  await jest.runAllTimersAsync();
  const question = new URL(String(edge.mock.calls[0]?.[0]), location.href);
  expect(question.searchParams.getAll('path')).toEqual(routes.slice(0, 12).map((route) => route.path));
});
