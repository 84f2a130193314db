import type { Tier } from '../contract/tier';
import { type AccountRole, accountRoleStore } from '../session/record/account-role';
import { type AccountStatus, accountStatusStore } from '../session/record/account-status';
import type { SessionUser } from '../firebase/session-user';
import { adminStore } from '../session/admin-store';
import { sessionStoreOfPage, UNKNOWN_SESSION } from '../session/session-store';
import { LOADING_TIER, setTier } from '../session/record/tier-store';

const PLAYER: SessionUser = {
  uid: 'uid-mara',
  displayName: 'Mara Fictiva',
  photoURL: null,
  emailVerified: true,
  email: 'mara@skora.example',
};

/** Signs a fictional player in on the real stores. @returns the user */
export function signInAs(
  change: Partial<SessionUser> = {},
  tier: Tier = 'tier0',
  status: AccountStatus = 'active',
  role: AccountRole = 'player',
  isAdmin = false,
): SessionUser {
  const user = { ...PLAYER, ...change };
  adminStore.set({ uid: user.uid, isAdmin });
  sessionStoreOfPage.set({ status: 'signed-in', user });
  setTier({ status: 'ready', tier });
  accountStatusStore.set(status);
  accountRoleStore.set(role);
  return user;
}

/** Makes this page a visitor's: nobody is signed in, and that is known. */
export function beSignedOut(): void {
  sessionStoreOfPage.set({ status: 'signed-out' });
  setTier({ status: 'ready', tier: 'tier0' });
  accountStatusStore.set('none');
  accountRoleStore.set('player');
}

/** Puts session and tier back to what a page starts with. */
export function resetSession(): void {
  adminStore.set(null);
  sessionStoreOfPage.set(UNKNOWN_SESSION);
  setTier(LOADING_TIER);
  accountStatusStore.set('unknown');
  accountRoleStore.set('player');
}
