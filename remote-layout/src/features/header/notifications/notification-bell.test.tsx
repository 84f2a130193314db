import { act, screen, waitFor } from '@testing-library/react';
import { emitEvent } from '@skora/shared/events';
import { loadAuth } from '@skora/shared/firebase';
import { provideTestConfig, resetSession, signInAs } from '@skora/shared/testing';
import { renderView } from '../../../testing/render-view';
import { NotificationBell } from './notification-bell';

const asked: URL[] = [];
let answer: () => Response | Promise<Response>;

const page = (unread: number) => Response.json({ unread, notifications: [], next: null });
const part = (value: object) => btoa(JSON.stringify(value)).replace(/=/g, '');
const token = `${part({ alg: 'none' })}.${part({ sub: 'uid', exp: 4_000_000_000, iat: 1 })}.`;

/** The identity provider and the backend, at the network's edge. */
async function reply(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : String(input));
  if (url.pathname.endsWith('/notifications')) {
    asked.push(url);
    return answer();
  }
  if (url.pathname.includes('accounts:lookup')) return Response.json({ users: [{ localId: 'uid' }] });
  return Response.json({ idToken: token, refreshToken: 'r', expiresIn: '3600', localId: 'uid' });
}

beforeAll(async () => {
  provideTestConfig();
  globalThis.fetch = reply;
  await (await loadAuth()).signInWithPassword('mara@player.example', 'a long passphrase');
});

beforeEach(() => {
  asked.length = 0;
  answer = () => page(3);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  act(resetSession);
  jest.restoreAllMocks();
});

const navigated = () => act(() => emitEvent('shell:navigated', { path: '/profile' }));

test('says how much is new, and asks once a minute at most', async () => {
  signInAs();
  renderView(NotificationBell);
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications');
  navigated();
  expect(await screen.findByRole('link', { name: 'Notifications, 3 new' })).toHaveTextContent('3');
  navigated();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.searchParams.get('timeZone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('follows what the page says was read', async () => {
  answer = () => page(12);
  const { uid } = signInAs();
  renderView(NotificationBell);
  navigated();
  expect(await screen.findByRole('link', { name: 'Notifications, 12 new' })).toHaveTextContent('9+');
  act(() => emitEvent('account:notifications-read', { uid, unread: 0 }));
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveTextContent('');
});

test('a count that comes after the page has said what was read is too old', async () => {
  let arrive = () => undefined as void;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  answer = () => late.then(() => page(3));
  const { uid } = signInAs();
  renderView(NotificationBell);
  navigated();
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => emitEvent('account:notifications-read', { uid, unread: 0 }));
  await act(async () => {
    arrive();
    await late;
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveTextContent('');
});

test('a backend that is down shows no count and breaks nothing', async () => {
  answer = () => Response.json({ status: 503 }, { status: 503 });
  signInAs();
  renderView(NotificationBell);
  navigated();
  await waitFor(() => expect(console.info).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
});
