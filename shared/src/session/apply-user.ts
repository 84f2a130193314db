import { emitEvent } from '../events';
import {
  clearTabData,
  clearUserData,
  deviceStorage,
  TAB_KEYS,
  tabStorage,
  VISITOR_DATA,
} from '../storage-keys';
import type { SessionUser } from '../firebase/session-user';
import { forgetPush } from './push/forget-push';
import type { Session } from './session';
import { sessionStoreOfPage } from './session-store';
import { writeTabOwner } from './hint/tab-owner';
import { forgetUserHint, readUserHint, writeUserHint } from './hint/user-hint';

let signingOut = false;

/** Tells the session that a sign-out was asked for, so that its end is not reported as unexpected. */
export function expectSignOut(expected: boolean): void {
  signingOut = expected;
}

/** Whether a sign-out was asked for that the session does not show yet. */
export function isSigningOut(): boolean {
  return signingOut;
}

function readUid(session: Session): string | null {
  return session.status === 'signed-in' ? session.user.uid : null;
}

/** Whether the page to go back to is the one that is open: asked for by whoever is here now. */
function isAskedForHere(): boolean {
  const { pathname, search, hash } = window.location;
  return tabStorage.read(TAB_KEYS.previousLocation) === `${pathname}${search}${hash}`;
}

/** What stays when nobody, or somebody else, is signed in from now on. @param known who was here last */
function keptWithout(before: Session, known: string | undefined) {
  if (before.status === 'signed-in') return undefined;
  if (known === undefined) return VISITOR_DATA;
  // Whoever opens a page after the session has run out comes back to it by signing in.
  return isAskedForHere() ? { keys: [TAB_KEYS.previousLocation], prefixes: [] } : undefined;
}

/** Forgets everything this tab keeps, and what the device keeps under this person's name. */
function clearDataOf(uid: string): void {
  clearTabData();
  for (const key of deviceStorage.keys()) if (key.includes(uid)) deviceStorage.remove(key);
}

/** Writes what the identity provider says; clears what this browser keeps when the person changed. */
export function applyUser(user: SessionUser | null): void {
  const before = sessionStoreOfPage.get();
  const hinted = readUserHint()?.uid;
  const gone = readUid(before) ?? tabStorage.read(TAB_KEYS.tabOwner);
  const known = gone ?? hinted;
  // Another tab has signed that person out, cleared the device and signed somebody else in, whose it is by now.
  const belongsToNext = gone !== null && hinted !== undefined && hinted !== gone && user?.uid !== gone;
  if (belongsToNext) {
    clearDataOf(gone);
  } else if (!user || user.uid !== (known ?? user.uid)) {
    clearUserData(keptWithout(before, known));
    void forgetPush();
  }
  if (!user) {
    if (!belongsToNext) forgetUserHint();
    if (before.status !== 'signed-out') sessionStoreOfPage.set({ status: 'signed-out' });
    if (before.status === 'signed-in')
      emitEvent('auth:signed-out', { reason: signingOut ? 'requested' : 'ended' });
    return;
  }
  writeUserHint(user);
  writeTabOwner(user.uid);
  sessionStoreOfPage.set({ status: 'signed-in', user });
  if (readUid(before) !== user.uid) emitEvent('auth:signed-in', { uid: user.uid });
}
