import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const SOURCE = readFileSync(join(__dirname, '../public/push-worker.js'), 'utf8');
const ORIGIN = 'https://skora.example';

interface FakeEvent {
  data?: { json: () => unknown };
  notification?: { close: () => void; data: { path: string } };
}

/** The worker in a browser with these pages open. */
function startWorker(open: readonly string[] = []) {
  const seen: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const windows = open.map((url) => ({ url, focus: async () => seen.push(['focused', url]) }));
  const scope = {
    location: { origin: ORIGIN },
    registration: { showNotification: async (title: string, shown: object) => seen.push([title, shown]) },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => seen.push(['opened', url]),
    },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  runInNewContext(SOURCE, { self: scope, URL });
  async function happen(name: string, event: FakeEvent) {
    let done: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
    return seen;
  }
  return { happen, names: [...listeners.keys()] };
}

const press = (path: string) => ({ notification: { close: () => undefined, data: { path } } });

test('it hears of pushes and presses, and of no request', () => {
  expect(startWorker().names).toEqual(['install', 'push', 'notificationclick']);
});

test('a push is shown with what it says', async () => {
  const said = { title: 'A coach has answered', path: '/settings/confirmations' };
  const [shown] = await startWorker().happen('push', { data: { json: () => said } });
  expect(shown).toEqual([said.title, expect.objectContaining({ body: 'SKORA', data: { path: said.path } })]);
});

test('a push that says nothing leads to the notifications', async () => {
  const [shown] = await startWorker().happen('push', {});
  expect(shown).toEqual([
    'Something new on SKORA',
    expect.objectContaining({ data: { path: '/notifications' } }),
  ]);
});

test.each([
  [
    'a page that is open',
    '/notifications',
    [`${ORIGIN}/notifications`],
    ['focused', `${ORIGIN}/notifications`],
  ],
  ['another page', '/profile/goals', [`${ORIGIN}/`], ['opened', `${ORIGIN}/profile/goals`]],
  ['another site', 'https://evil.example/', [], ['opened', `${ORIGIN}/notifications`]],
])('a press leads to %s', async (_name, path, open, expected) => {
  expect(await startWorker(open).happen('notificationclick', press(path))).toEqual([expected]);
});
