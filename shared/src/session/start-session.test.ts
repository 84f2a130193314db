import { signInToSdk, stubIdentityNetwork } from '../firebase/testing/identity-network';
import { provideTestConfig } from '../testing';
import { sessionStoreOfPage } from './session-store';
import { ensureSession, refreshUser, startSession } from './start-session';

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

it('follows the identity provider, whose answers can be fetched anew', async () => {
  localStorage.clear();
  provideTestConfig();
  const player = stubIdentityNetwork('uid-mara', noNetwork);
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
