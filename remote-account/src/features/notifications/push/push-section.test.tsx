import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';
import { PushSection } from './push-section';

const ADD = 'PUT notifications/push-subscriptions';
const REMOVE = 'DELETE notifications/push-subscriptions';
const ADDRESS = { endpoint: 'https://fcm.googleapis.com/send/a', keys: { p256dh: 'p', auth: 'a' } };
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const user = userEvent.setup({ delay: null });

interface BrowserOptions {
  /** What the player says when the browser asks. */
  answer?: NotificationPermission;
  isSubscribed?: boolean;
}

/** A browser that can be told by push, as far as the page asks it. */
function provideBrowser(
  permission: NotificationPermission,
  { answer = 'granted', isSubscribed = false }: BrowserOptions = {},
) {
  let subscription: object | null = null;
  const unsubscribe = () => {
    subscription = null;
    return Promise.resolve(true);
  };
  const subscribe = () =>
    Promise.resolve((subscription = { endpoint: ADDRESS.endpoint, toJSON: () => ADDRESS, unsubscribe }));
  if (isSubscribed) void subscribe();
  const registration = { pushManager: { subscribe, getSubscription: () => Promise.resolve(subscription) } };
  const notification = {
    permission,
    requestPermission: () => Promise.resolve((notification.permission = answer)),
  };
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, value });
  define(navigator, 'serviceWorker', {
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve({ ...registration, unregister: () => Promise.resolve(true) }),
  });
  define(window, 'PushManager', class {});
  define(window, 'Notification', notification);
  return () => subscription;
}

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
  http.answer(ADD, () => jsonReply({ status: 'ok' }));
  http.answer(REMOVE, () => jsonReply({ status: 'ok' }));
});
afterEach(async () => {
  await signOutAtEdge();
  for (const [target, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const) {
    Reflect.deleteProperty(target, name);
  }
});

type Standing = 'open' | 'guardian' | 'closed';
const open = (standing: Standing = 'open', publicKey: string | null = 'key') =>
  renderView(<PushSection push={{ publicKey, standing }} />, memoryDocuments());

test('one press switches it on, another off', async () => {
  const subscription = provideBrowser('default');
  open();
  await user.click(await screen.findByRole('button', { name: 'Switch messages on' }));
  const off = await screen.findByRole('button', { name: 'Switch messages off' });
  expect(http.sent(ADD).map(({ body }) => body)).toEqual([{ ...ADDRESS, timeZone }]);
  await user.click(off);
  expect(await screen.findByRole('button', { name: 'Switch messages on' })).toBeVisible();
  expect(http.sent(REMOVE).map(({ body }) => body)).toEqual([{ endpoint: ADDRESS.endpoint }]);
  expect(subscription()).toBeNull();
});

test('what the backend refuses is taken back in the browser', async () => {
  const subscription = provideBrowser('default');
  http.answer(ADD, () => problem(503));
  open();
  await user.click(await screen.findByRole('button', { name: 'Switch messages on' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(subscription()).toBeNull();
});

test('who says no to the browser reads how to change that', async () => {
  provideBrowser('default', { answer: 'denied' });
  open();
  await user.click(await screen.findByRole('button', { name: 'Switch messages on' }));
  expect(await screen.findByText(/^Your browser forbids it\. Allow notifications/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['guardian', /^Your parent or guardian has not agreed to messages/],
  ['closed', /^Your account has to be open first\./],
] as const)('%s: the page says why, and offers no button', async (standing, words) => {
  provideBrowser('granted');
  open(standing);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a browser that is subscribed is told to the backend again, which may have forgotten it', async () => {
  provideBrowser('granted', { isSubscribed: true });
  open();
  expect(await screen.findByRole('button', { name: 'Switch messages off' })).toBeVisible();
  expect(http.sent(ADD).map(({ body }) => body)).toEqual([{ ...ADDRESS, timeZone }]);
});

test('a backend that cannot be reached changes nothing about it', async () => {
  const subscription = provideBrowser('granted', { isSubscribed: true });
  http.answer(ADD, () => problem(503));
  open();
  expect(await screen.findByRole('button', { name: 'Switch messages off' })).toBeVisible();
  expect(subscription()).not.toBeNull();
});

test('what the backend does not tell any more ends in the browser too', async () => {
  const subscription = provideBrowser('granted', { isSubscribed: true });
  http.answer(ADD, () => problem(403, { type: 'guardian-required' }));
  open();
  expect(await screen.findByRole('button', { name: 'Switch messages on' })).toBeVisible();
  expect(subscription()).toBeNull();
});

test.each([
  ['guardian', /^Your parent or guardian has not agreed to messages/],
  ['closed', /^Your account has to be open first\./],
] as const)('%s: a subscription of before ends, and the page says why', async (standing, words) => {
  const subscription = provideBrowser('granted', { isSubscribed: true });
  open(standing);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(subscription()).toBeNull();
  expect(http.sent(ADD)).toEqual([]);
});

test('a browser that cannot do it is told so, and nothing is offered where it is not set up', async () => {
  const { unmount } = open();
  expect(await screen.findByText(/^This browser does not offer it\./)).toBeVisible();
  unmount();
  provideBrowser('granted');
  const { container } = open('open', null);
  expect(container.querySelector('section')).toBeNull();
});
