import { emitEvent } from '@skora/shared/events';
import { screen, waitFor } from '@testing-library/react';
import type { PageState } from '@skora/shared/contract';
import { RouteTable } from '../navigation/route-table';
import { startWorker } from './start-worker';

const told: unknown[] = [];
const registered: string[] = [];
const workerTold = (messages: unknown[]) => ({ postMessage: (message: unknown) => messages.push(message) });
const registration: Record<'active' | 'waiting', object | null> = { active: workerTold(told), waiting: null };
const ROUTES = ['/', '/story', '/contact-us', '/confirm/:token'].map((path) => ({
  path,
  title: path,
  access: 'public' as const,
}));

function pageState(change: object = {}, ofRemote: object = {}): PageState {
  const remote = { id: 'remote-x', routes: ROUTES, slots: [], ...ofRemote };
  return { config: {}, remotes: [remote], navigation: [], missing: [], ...change } as never;
}

async function start(state = pageState()): Promise<void> {
  await startWorker(state, new RouteTable(state.remotes), document.body);
}

function connection(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async (path: string) => {
        registered.push(path);
        // The reader goes on while the worker is installed.
        emitEvent('shell:navigated', { path: '/contact-us' });
      },
      ready: Promise.resolve(registration),
    },
  });
  const entries = ['/assets/main.12345678.js', 'https://elsewhere.example/a.js'].map((path) => ({
    name: new URL(path, location.href).href,
  }));
  Object.assign(performance, { getEntriesByType: () => entries });
  Object.assign(window, { requestIdleCallback: (done: () => void) => setTimeout(done) });
  // React commits by itself, as on a page.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

test.each([
  ['the operator has switched it off', pageState({ worker: false })],
  ['a developer serves a remote', pageState({}, { overridden: true })],
])('no worker is registered where %s', async (_name, state) => {
  await start(state);
  expect(registered).toEqual([]);
});

test('a page tells the worker what is read and was loaded, and nothing of links that somebody was sent', async () => {
  await start();
  expect(registered).toEqual(['/service-worker.js']);
  expect(told).toEqual([
    { path: '/', files: ['/assets/main.12345678.js'] },
    { path: '/contact-us', files: [] },
  ]);
  for (const path of ['/confirm/abc', '/story']) emitEvent('shell:navigated', { path });
  expect(told.slice(2)).toEqual([{ path: '/story', files: [] }]);
});

test('a worker that still waits behind another is told instead of it', async () => {
  const toldLater: unknown[] = [];
  registration.waiting = workerTold(toldLater);
  const before = told.length;
  emitEvent('shell:navigated', { path: '/story' });
  expect(told).toHaveLength(before);
  expect(toldLater[0]).toEqual({ path: '/story', files: [] });
});

test('without a connection the page says that it may be of before', async () => {
  const words = 'No connection. What you see may not be the newest.';
  connection(false);
  expect(await screen.findByText(words)).toBeVisible();
  connection(true);
  expect(screen.queryByText(words)).toBeNull();
});

test('another theme forgets pages with the one before', async () => {
  const deleted: string[] = [];
  Object.assign(window, {
    caches: {
      keys: async () => ['skora-pages-1', 'skora-files-1'],
      delete: async (name: string) => deleted.push(name),
    },
  });
  document.documentElement.dataset['theme'] = 'light';
  await waitFor(() => expect(deleted).toEqual(['skora-pages-1']));
  delete document.documentElement.dataset['theme'];
});
