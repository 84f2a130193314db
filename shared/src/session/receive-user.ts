import { loadAuth } from '../firebase';
import type { SessionUser } from '../firebase/session-user';
import { isSigningIn } from '../firebase/signing-in';
import { DEVICE_KEYS } from '../storage-keys';
import { deliverUser } from './hold-session';
import { sessionStoreOfPage } from './session-store';
import { readUserHint } from './hint/user-hint';

/** How long the hint of a sign-in in another tab is waited for, in ms: it comes after the SDK's own entry. */
const HINT_GRACE_MS = 2_000;
/** How long another tab has to store its person again, in ms: it looks at what was stored every 800 ms, or each second. */
const RESTORE_GRACE_MS = 5_000;

/** The uid that the hint named last. It stays after a sign-out; it is null in a browser that keeps no hint. */
let lastUid: string | null = null;
let latest = 0;

/** Remembers whom the hint names. */
export function noteHint(): void {
  lastUid = readUserHint()?.uid ?? null;
}

/** Whether the hint knows better: it names somebody else, or this person has signed out. */
function isContradicted(user: SessionUser): boolean {
  const hint = readUserHint();
  return hint ? hint.uid !== user.uid : user.uid === lastUid;
}

/** Waits until the hint changes, at most so many ms. */
function hintWritten(ms: number): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      window.removeEventListener('storage', follow);
      clearTimeout(timer);
      resolve();
    }
    function follow({ key }: StorageEvent): void {
      if (key === DEVICE_KEYS.user) end();
    }
    const timer = setTimeout(end, ms);
    window.addEventListener('storage', follow);
  });
}

/** Puts right whom the SDK names against the hint. @returns whether the hint has changed, and agrees by now */
async function settle(user: SessionUser, isLatest: () => boolean): Promise<boolean> {
  const { restoreUser, signOutOfFirebase } = await loadAuth();
  const hint = readUserHint();
  if (hint && (await restoreUser(hint.uid))) return false;
  if (hint) await hintWritten(RESTORE_GRACE_MS);
  else if (sessionStoreOfPage.get().status !== 'unknown') await hintWritten(HINT_GRACE_MS);
  if (!isLatest()) return false;
  if (!isContradicted(user)) return true;
  await signOutOfFirebase();
  return false;
}

/**
 * Passes on whom the SDK names, unless that person has signed out meanwhile, or somebody else has signed in.
 * When the provider answers, the SDK stores the person it asked about, and a tab that finds a person whom another tab has
 * stored stores them, too. Both can undo a sign-out, or replace who has signed in since, in every tab. The hint knows
 * better: the button that signs out removes it before the SDK's own entry, and every sign-in writes it. So the tab that
 * knows the person of the hint stores that person again, and without such a tab the session is ended once more.
 */
export async function receiveUser(user: SessionUser | null): Promise<void> {
  latest += 1;
  const turn = latest;
  if (user && !isSigningIn() && isContradicted(user)) {
    if (!(await settle(user, () => turn === latest))) return;
  }
  deliverUser(user);
  if (user) noteHint();
}
