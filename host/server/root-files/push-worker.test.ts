import { ORIGIN, startWorker } from '../testing/worker-scope';

interface FakeEvent {
  data?: { json: () => unknown };
  notification?: { close: () => void; data: { path: string } };
}

/** The part that shows pushes, in a browser with these pages open. */
function startPushes(open: readonly string[] = []) {
  const seen: unknown[] = [];
  const windows = open.map((url) => ({ url, focus: async () => seen.push(['focused', url]) }));
  const { happen, names } = startWorker(['push'], undefined, {
    registration: { showNotification: async (title: string, shown: object) => seen.push([title, shown]) },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => seen.push(['opened', url]),
    },
  });
  return {
    names,
    happen: async (name: string, event: FakeEvent) => {
      await happen(name, event);
      return seen;
    },
  };
}

const press = (path: string) => ({ notification: { close: () => undefined, data: { path } } });

test('it hears of pushes and presses, and of no request', () => {
  expect(startPushes().names).toEqual(['push', 'notificationclick']);
});

test('a push is shown with what it says', async () => {
  const said = { title: 'A coach has answered', path: '/settings/confirmations' };
  const [shown] = await startPushes().happen('push', { data: { json: () => said } });
  expect(shown).toEqual([said.title, expect.objectContaining({ body: 'SKORA', data: { path: said.path } })]);
});

test('a push that says nothing leads to the notifications', async () => {
  const [shown] = await startPushes().happen('push', {});
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
  expect(await startPushes(open).happen('notificationclick', press(path))).toEqual([expected]);
});
