import { waitFor } from '@testing-library/react';
import { loadAuth } from '../firebase';
import { replaceInSdk, signInToSdk, stubIdentityNetwork } from '../firebase/testing/identity-network';
import { provideTestConfig } from '../testing';
import { sessionStoreOfPage } from './session-store';
import { signOut } from './sign-out';
import { ensureSession, refreshUser, startSession } from './start-session';

let player: Record<string, unknown>;

beforeAll(() => {
  provideTestConfig();
  player = stubIdentityNetwork('uid-mara', () => Promise.reject(new TypeError('Failed to fetch')));
});

/** A page of a browser that knew nobody, on which the player signs in. */
async function openSignedIn(): Promise<void> {
  localStorage.clear();
  startSession();
  await ensureSession();
  await signInToSdk();
}

afterEach(async () => {
  const { signOutOfFirebase } = await loadAuth();
  await signOutOfFirebase();
});

it('follows the identity provider, whose answers can be fetched anew', async () => {
  localStorage.clear();
  startSession();
  await expect(ensureSession()).resolves.toEqual({ status: 'signed-out' });
  await signInToSdk();
  expect(sessionStoreOfPage.get()).toMatchObject({ user: { uid: 'uid-mara', emailVerified: false } });
  Object.assign(player, {
    emailVerified: true,
    displayName: 'Mara F',
    email: 'mara@skora.example',
    photoUrl: 'p',
  });
  await refreshUser();
  const user = {
    uid: 'uid-mara',
    displayName: 'Mara F',
    photoURL: 'p',
    emailVerified: true,
    email: 'mara@skora.example',
  };
  expect(sessionStoreOfPage.get()).toEqual({ status: 'signed-in', user });
  expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toEqual(user);
});

it('ends a session that another tab has ended while the provider was asked', async () => {
  await openSignedIn();
  expect(sessionStoreOfPage.get().status).toBe('signed-in');
  localStorage.removeItem('user');
  await refreshUser();
  expect(sessionStoreOfPage.get()).toEqual({ status: 'signed-out' });
  expect(localStorage.getItem('user')).toBeNull();
});

it('follows nobody whom a tab stored again after the sign-out', async () => {
  await openSignedIn();
  const { getAuth } = await import('firebase/auth');
  const auth = getAuth();
  const user = auth.currentUser;
  await signOut();
  expect(sessionStoreOfPage.get()).toEqual({ status: 'signed-out' });
  // Brought in by another tab: nobody signs in on this page.
  await auth.updateCurrentUser(user);
  expect(sessionStoreOfPage.get()).toEqual({ status: 'signed-out' });
  await waitFor(() => expect(auth.currentUser).toBeNull(), { timeout: 10_000 });
  expect(localStorage.getItem('user')).toBeNull();
});

it('follows somebody who signs in again in another tab, whose hint comes late', async () => {
  await openSignedIn();
  const hint = localStorage.getItem('user') ?? '';
  const { getAuth } = await import('firebase/auth');
  const user = getAuth().currentUser;
  await signOut();
  await getAuth().updateCurrentUser(user);
  localStorage.setItem('user', hint);
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: hint }));
  await waitFor(() => expect(sessionStoreOfPage.get().status).toBe('signed-in'));
});

it('brings back its person when another tab has stored the one who was here before', async () => {
  await openSignedIn();
  const { getAuth } = await import('firebase/auth');
  localStorage.setItem('userProfile_uid-mara_draft_identity', '{}');
  const named: (string | undefined)[] = [];
  const stop = getAuth().onIdTokenChanged((user) => named.push(user?.uid));
  await replaceInSdk('uid-noor');
  await waitFor(() => expect(named).toEqual(['uid-mara', 'uid-noor', 'uid-mara']));
  stop();
  expect(sessionStoreOfPage.get()).toMatchObject({ status: 'signed-in', user: { uid: 'uid-mara' } });
  expect(localStorage.getItem('userProfile_uid-mara_draft_identity')).toBe('{}');
});

it('hears nothing of a person about whom it asked before somebody else came', async () => {
  await openSignedIn();
  const next = { uid: 'uid-noor', displayName: 'Noor', photoURL: null, emailVerified: true, email: null };
  localStorage.setItem('user', JSON.stringify(next));
  localStorage.setItem('userProfile_uid-noor_draft_identity', '{}');
  // The SDK of this tab still names the one who was here before.
  await refreshUser();
  expect(localStorage.getItem('userProfile_uid-noor_draft_identity')).toBe('{}');
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toEqual(next);
  expect(sessionStoreOfPage.get()).toEqual({ status: 'signed-out' });
});

it('keeps the session of a browser that keeps no hint', async () => {
  localStorage.clear();
  startSession();
  await ensureSession();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await signInToSdk();
  await refreshUser();
  full.mockRestore();
  expect(localStorage.getItem('user')).toBeNull();
  expect(sessionStoreOfPage.get().status).toBe('signed-in');
});

it('leaves nothing in the tab of a person who was signed out while it was not running', () => {
  localStorage.clear();
  sessionStorage.setItem('tabOwner', 'uid-before');
  sessionStorage.setItem('previousLocation', '/profile/goals');
  startSession();
  expect(sessionStoreOfPage.get()).toEqual({ status: 'signed-out' });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('knows whose the tab is before the identity provider has answered', () => {
  localStorage.setItem(
    'user',
    JSON.stringify({ uid: 'uid-mara', displayName: 'Mara', photoURL: null, email: null }),
  );
  sessionStorage.clear();
  startSession();
  // The tab leaves the site at once; meanwhile another tab signs out.
  sessionStorage.setItem('previousLocation', '/profile/goals');
  localStorage.clear();
  startSession();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
