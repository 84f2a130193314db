import { loadAuth } from '../firebase';
import type { SessionUser } from '../firebase/session-user';
import { isSigningIn } from '../firebase/signing-in';
import { DEVICE_KEYS, deviceStorage } from '../storage-keys';
import { deliverUser } from './hold-session';
import { sessionStoreOfPage } from './session-store';
import { readUserHint } from './user-hint';

/** A tab in which somebody signs in writes the hint soon after the SDK has stored the person, in ms. */
const HINT_GRACE_MS = 2_000;

/** Whom the hint named last, also after a sign-out; null in a browser that keeps none. */
let lastUid: string | null = null;
let latest = 0;

/** Remembers whom the hint names. */
export function noteHint(): void {
  lastUid = readUserHint()?.uid ?? null;
}

function hasSignedOut(user: SessionUser): boolean {
  return user.uid === lastUid && deviceStorage.read(DEVICE_KEYS.user) === null;
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
 * The SDK stores the person it was asking the provider about when the answer comes, and a tab that finds somebody stored
 * by another tab stores them, too. Each can undo a sign-out, in every tab. A sign-out removes the hint before the SDK's
 * own entry, so it clears whatever was stored while the hint was there.
 */
export async function receiveUser(user: SessionUser | null): Promise<void> {
  latest += 1;
  const turn = latest;
  if (user && hasSignedOut(user) && !isSigningIn()) {
    if (sessionStoreOfPage.get().status === 'signed-out') await hintWritten();
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
