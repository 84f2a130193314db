import { onEvent, type ToastRequest } from '../events';
import { signInToSdk, stubIdentityNetwork, watchSdkSignOut } from '../firebase/testing/identity-network';
import { DEVICE_KEYS, IMPERSONAL_KEYS, profileKey, STATS_KEY_PREFIX, TAB_KEYS } from '../storage-keys';
import { provideTestConfig, resetSession } from '../testing';
import { ensureSession, startSession } from './start-session';
import { sessionStoreOfPage } from './session-store';
import { signOut } from './sign-out';

/** Every entry there is about a person, with the page and the hint as they are kept; and one that nobody has declared. */
const CACHES: [Storage, string, string][] = [
  ...Object.values(DEVICE_KEYS)
    .filter((key) => key !== DEVICE_KEYS.user)
    .map((key): [Storage, string, string] => [localStorage, key, '{"uid":"uid-mara"}']),
  ...Object.values(TAB_KEYS)
    .filter((key) => !IMPERSONAL_KEYS.includes(key))
    .map((key): [Storage, string, string] => [sessionStorage, key, 'uid-mara']),
  ...[localStorage, sessionStorage].flatMap((storage): [Storage, string, string][] => [
    [storage, profileKey('uid-mara'), 'none'],
    [storage, `${STATS_KEY_PREFIX}goal_uid-mara_new`, '{"text":"half a sentence"}'],
    [storage, 'somethingNew', 'uid-mara'],
  ]),
];

let toasts: ToastRequest[] = [];
let stopListening: () => void;
let stopWatching: () => void;

beforeAll(() => {
  provideTestConfig();
  stubIdentityNetwork('uid-mara', () => Promise.reject(new TypeError('Failed to fetch')));
});

beforeEach(async () => {
  resetSession();
  startSession();
  await ensureSession();
  await signInToSdk();
  expect(sessionStoreOfPage.get().status).toBe('signed-in');
  for (const [storage, key, value] of CACHES) storage.setItem(key, value);
  toasts = [];
  stopListening = onEvent('shell:toast-requested', (toast) => toasts.push(toast));
});

afterEach(() => {
  stopListening();
  stopWatching();
});

function readCaches(): (string | null)[] {
  return CACHES.map(([storage, key]) => storage.getItem(key));
}

it('forgets every entry of the account before it signs out', async () => {
  const found: unknown[] = [];
  stopWatching = await watchSdkSignOut(() =>
    found.push([readCaches(), localStorage.getItem('user'), document.cookie]),
  );
  await expect(signOut()).resolves.toBe(true);
  expect(found[0]).toEqual([CACHES.map(() => null), null, '']);
  expect(readCaches()).toEqual(CACHES.map(() => null));
  expect(Object.keys(localStorage)).toEqual([]);
  expect({ ...sessionStorage }).toEqual({ skipPublicOnlyToast: 'true' });
  expect(toasts).toEqual([{ kind: 'success', message: 'You have successfully signed out!' }]);
});

it('gives everything back to whoever stays signed in because it failed', async () => {
  const hint = localStorage.getItem('user');
  stopWatching = await watchSdkSignOut(() => {
    throw new Error('Not now.');
  });
  await expect(signOut()).resolves.toBe(false);
  expect(sessionStoreOfPage.get().status).toBe('signed-in');
  expect(readCaches()).toEqual(CACHES.map(([, , value]) => value));
  expect(localStorage.getItem('user')).toBe(hint);
  expect(document.cookie).toContain('skora_hint=1');
  expect(sessionStorage.getItem('skipPublicOnlyToast')).toBeNull();
  expect(toasts).toEqual([{ kind: 'error', message: 'Error during logout. Please try again.' }]);
});
