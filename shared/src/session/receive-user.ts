import { loadAuth } from '../firebase';
import type { SessionUser } from '../firebase/session-user';
import { isSigningIn } from '../firebase/signing-in';
import { DEVICE_KEYS } from '../storage-keys';
import { deliverUser } from './hold-session';
import { sessionStoreOfPage } from './session-store';
import { readUserHint } from './hint/user-hint';

/** How long the hint of a sign-in in another tab is waited for, in ms: it comes after the SDK's own entry. */
const HINT_GRACE_MS = 2_000;

/** The uid that the hint named last. It stays after a sign-out; it is null in a browser that keeps no hint. */
let lastUid: string | null = null;
let latest = 0;

/** Remembers whom the hint names. */
export function noteHint(): void {
  lastUid = readUserHint()?.uid ?? null;
}

function hasSignedOut(user: SessionUser): boolean {
  return user.uid === lastUid && readUserHint()?.uid !== user.uid;
}

function hintWritten(): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      window.removeEventListener('storage', follow);
      clearTimeout(timer);
      resolve();
    }
    function follow({ key }: StorageEvent): void {
      if (key === DEVICE_KEYS.user) end();
    }
    const timer = setTimeout(end, HINT_GRACE_MS);
    window.addEventListener('storage', follow);
  });
}

/**
 * Passes on whom the SDK names, unless that person has signed out meanwhile: then it ends the session once more.
 * When the provider answers, the SDK stores the person it asked about, and a tab that finds a person whom another tab has
 * stored stores them, too. Both can undo a sign-out, in every tab. The button that signs out removes the hint before the
 * SDK's own entry, so it also clears what was stored while the hint was there.
 */
export async function receiveUser(user: SessionUser | null): Promise<void> {
  latest += 1;
  const turn = latest;
  if (user && hasSignedOut(user) && !isSigningIn()) {
    if (sessionStoreOfPage.get().status !== 'unknown' || readUserHint()) await hintWritten();
    if (turn !== latest) return;
    if (hasSignedOut(user)) {
      const { signOutOfFirebase } = await loadAuth();
      await signOutOfFirebase();
      return;
    }
  }
  deliverUser(user);
  if (user) noteHint();
}
