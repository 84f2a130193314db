import { onEvent, type ToastRequest } from '../events';
import { signInToSdk, stubIdentityNetwork, watchSdkSignOut } from '../firebase/testing/identity-network';
import { provideTestConfig, resetSession } from '../testing';
import { ensureSession, startSession } from './start-session';
import { sessionStoreOfPage } from './session-store';
import { signOut } from './sign-out';

const CACHES: [Storage, string, string][] = [
  [localStorage, 'userProfile_uid-mara', '{"profileImageUrl":"http://127.0.0.1:9199/a"}'],
  [localStorage, 'userStats_profileImage', '{}'],
  [localStorage, 'userStats_physicalStep', '{"heightCm":171}'],
  [localStorage, 'userStats_technicalStep', '{}'],
  [localStorage, 'userStats_goalkeeperTechnicalStep', '{}'],
  [localStorage, 'userStats_goal_uid-mara_new', '{"text":"half a sentence"}'],
  [sessionStorage, 'userProfile_uid-mara', 'none'],
  [sessionStorage, 'previousLocation', '/profile/goals'],
  [sessionStorage, 'comparedAcademies', '{"uid":"uid-mara","ids":["lezama"]}'],
  [sessionStorage, 'accountStripDismissed', 'uid-mara'],
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

it('forgets every cache of the account before it signs out', async () => {
  const found: unknown[] = [];
  stopWatching = await watchSdkSignOut(() =>
    found.push([readCaches(), localStorage.getItem('user'), document.cookie]),
  );
  await expect(signOut()).resolves.toBe(true);
  expect(found[0]).toEqual([CACHES.map(() => null), null, '']);
  expect(readCaches()).toEqual(CACHES.map(() => null));
  expect(sessionStorage.getItem('skipPublicOnlyToast')).toBe('true');
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
