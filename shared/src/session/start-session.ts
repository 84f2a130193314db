import { firebaseErrorCode, loadAuth } from '../firebase';
import { isDatabaseSilent } from '../firebase/silent-database';
import { DEVICE_KEYS, deviceStorage } from '../storage-keys';
import { noteHint, receiveUser } from './receive-user';
import type { SessionUser } from '../firebase/session-user';
import { adminStore } from './admin-store';
import type { Session } from './session';
import { sessionStoreOfPage } from './session-store';
import { clearTabOfSomebodyElse, writeTabOwner } from './hint/tab-owner';
import { readUserHint } from './hint/user-hint';

const REVOKED = new Set(['user-disabled', 'user-token-expired', 'user-not-found', 'invalid-user-token']);
const LISTEN_RETRY_MS = 5_000;

/** How often a page in view asks whether the account still stands, in ms. */
const RECHECK_MS = 60_000;

let listening: Promise<void> | null = null;

/** Notes what the ID token says; one that cannot be read makes nobody an admin. */
async function learnClaim(user: SessionUser | null): Promise<void> {
  if (!user) return adminStore.set(null);
  const { hasAdminClaim } = await loadAuth();
  const isAdmin = await hasAdminClaim().catch(() => false);
  adminStore.set({ uid: user.uid, isAdmin });
}

async function listen(): Promise<void> {
  const { watchUser } = await loadAuth();
  let stop = (): void => undefined;
  const answered = new Promise<void>((resolve, reject) => {
    stop = watchUser((user) => {
      void learnClaim(user);
      // Whom a silent database holds has not signed out, so nothing of that person's is cleared.
      const isUnread = user === null && isDatabaseSilent() && sessionStoreOfPage.get().status === 'unknown';
      if (isUnread) {
        sessionStoreOfPage.set({ status: 'signed-out' });
        resolve();
      } else receiveUser(user).then(resolve, reject);
    });
  });
  // Whoever tries again watches anew.
  await answered.catch((error: unknown) => {
    stop();
    throw error;
  });
}

/**
 * Makes sure the identity provider has been asked. Downloads the SDK at the first call.
 * @returns the session, never `unknown`; rejects when the SDK cannot be downloaded
 */
export async function ensureSession(): Promise<Session> {
  listening ??= listen().catch((error: unknown) => {
    listening = null;
    throw error;
  });
  await listening;
  return sessionStoreOfPage.get();
}

/** Fetches the user anew: verification shows, and revoked, disabled or deleted accounts leave. */
export async function refreshUser(): Promise<void> {
  if (sessionStoreOfPage.get().status !== 'signed-in') return;
  const { reloadUser, signOutOfFirebase } = await loadAuth();
  try {
    const user = await reloadUser();
    if (user) await receiveUser(user);
  } catch (error) {
    if (REVOKED.has(firebaseErrorCode(error) ?? '')) await signOutOfFirebase();
  }
}

function recheck(): void {
  if (document.visibilityState === 'visible') void refreshUser();
}

/**
 * Starts the session of a page: at once when this browser was signed in, otherwise signed out without any download
 * until a guard or a form calls {@link ensureSession}, or another tab signs in. What the tab keeps of somebody who has
 * been signed out meanwhile is cleared first.
 */
export function startSession(): void {
  const wake = () => {
    ensureSession().catch(() => {
      // Offline or the file is gone: the page stays readable; try again when the network says it is back.
      window.addEventListener('online', wake, { once: true });
      setTimeout(wake, LISTEN_RETRY_MS);
    });
  };
  clearTabOfSomebodyElse();
  const hint = readUserHint();
  if (hint) {
    // From now on the tab keeps pages of this person, also when it is left before the identity provider answers.
    writeTabOwner(hint.uid);
    noteHint();
    wake();
  } else sessionStoreOfPage.set({ status: 'signed-out' });
  window.addEventListener('storage', (event) => {
    if (event.key !== DEVICE_KEYS.user || deviceStorage.read(DEVICE_KEYS.user) === null) return;
    // A page that nobody was signed in on has noted nobody yet.
    if (!listening) noteHint();
    wake();
  });
  window.addEventListener('focus', recheck);
  window.addEventListener('online', recheck);
  setInterval(recheck, RECHECK_MS);
}
