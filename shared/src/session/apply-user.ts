import { emitEvent } from '../events';
import { clearUserData, TAB_KEYS } from '../storage-keys';
import type { SessionUser } from '../firebase/session-user';
import { forgetPush } from './push/forget-push';
import type { Session } from './session';
import { sessionStoreOfPage } from './session-store';
import { writeTabOwner } from './tab-owner';
import { forgetUserHint, readUserHint, writeUserHint } from './user-hint';

let signingOut = false;

/** Tells the session that a sign-out was asked for, so that its end is not reported as unexpected. */
export function expectSignOut(expected: boolean): void {
  signingOut = expected;
}

function readUid(session: Session): string | null {
  return session.status === 'signed-in' ? session.user.uid : null;
}

/** Writes what the identity provider says; clears what this browser keeps when the person changed. */
export function applyUser(user: SessionUser | null): void {
  const before = sessionStoreOfPage.get();
  const last = readUid(before) ?? readUserHint()?.uid ?? user?.uid;
  if (!user || user.uid !== last) {
    // Whoever opens a page after the session has run out comes back to it by signing in.
    clearUserData(before.status === 'signed-in' ? [] : [TAB_KEYS.previousLocation]);
    void forgetPush();
  }
  if (!user) {
    forgetUserHint();
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
