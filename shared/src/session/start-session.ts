import { emitEvent } from '../events';
import { firebaseErrorCode, loadAuth } from '../firebase';
import { clearUserData, LOCAL_KEYS, localStore } from '../storage-keys';
import type { Session, SessionUser } from './session';
import { sessionStoreOfPage } from './session-store';
import { forgetUserHint, readUserHint, writeUserHint } from './user-hint';

const REVOKED = new Set(['user-disabled', 'user-token-expired', 'user-not-found', 'invalid-user-token']);
const LISTEN_RETRY_MS = 5_000;

let listening: Promise<void> | null = null;
let signingOut = false;

/** Tells the session that a sign-out was asked for, so that its end is not reported as unexpected. */
export function expectSignOut(expected: boolean): void {
  signingOut = expected;
}

function uidOf(session: Session): string | null {
  return session.status === 'signed-in' ? session.user.uid : null;
}

/** Writes what the identity provider says; clears the device's caches when the person changed. */
export function applyUser(user: SessionUser | null): void {
  const before = sessionStoreOfPage.get();
  const cached = readUserHint();
  if (cached && cached.uid !== user?.uid) clearUserData();
  if (!user) {
    forgetUserHint();
    if (before.status !== 'signed-out') sessionStoreOfPage.set({ status: 'signed-out' });
    if (before.status === 'signed-in')
      emitEvent('auth:signed-out', { reason: signingOut ? 'requested' : 'ended' });
    return;
  }
  writeUserHint(user);
  sessionStoreOfPage.set({ status: 'signed-in', user });
  if (uidOf(before) !== user.uid) emitEvent('auth:signed-in', { uid: user.uid });
}

async function listen(): Promise<void> {
  const { watchUser } = await loadAuth();
  await new Promise<void>((resolve) => {
    watchUser((user) => {
      applyUser(user);
      resolve();
    });
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
    if (user) applyUser(user);
  } catch (error) {
    if (REVOKED.has(firebaseErrorCode(error) ?? '')) await signOutOfFirebase();
  }
}

/**
 * Starts the session of a page: at once when this browser was signed in, otherwise signed out without any download
 * until a guard or a form calls {@link ensureSession}, or another tab signs in.
 */
export function startSession(): void {
  const wake = () => {
    ensureSession().catch(() => {
      // Offline or the file is gone: the page stays readable; try again when the network says it is back.
      window.addEventListener('online', wake, { once: true });
      setTimeout(wake, LISTEN_RETRY_MS);
    });
  };
  if (readUserHint()) wake();
  else sessionStoreOfPage.set({ status: 'signed-out' });
  window.addEventListener('storage', (event) => {
    if (event.key === LOCAL_KEYS.user && localStore.read(LOCAL_KEYS.user) !== null) wake();
  });
  window.addEventListener('focus', () => void refreshUser());
}
