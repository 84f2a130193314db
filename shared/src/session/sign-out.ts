import { showToast } from '../events';
import { loadAuth } from '../firebase';
import { clearUserData, TAB_KEYS, tabStorage } from '../storage-keys';
import { expectSignOut } from './apply-user';
import { sessionStoreOfPage } from './session-store';
import { forgetUserHint, writeUserHint } from './hint/user-hint';

/** Forgets the person on this device. @returns a function that brings back what somebody who is still signed in had */
function forgetPerson(): () => void {
  const restore = clearUserData();
  forgetUserHint();
  return () => {
    const session = sessionStoreOfPage.get();
    if (session.status !== 'signed-in') return;
    restore();
    writeUserHint(session.user);
  };
}

/**
 * Forgets what this device cached about the person, then signs out in every tab and says so in a toast. What was typed
 * and not saved goes too: the next person at this device must not find it.
 * @returns false when it failed: the user is still signed in, has everything back and has been told
 */
export async function signOut(): Promise<boolean> {
  tabStorage.write(TAB_KEYS.skipPublicOnlyToast, 'true');
  expectSignOut(true);
  const bringBack = forgetPerson();
  try {
    const { signOutOfFirebase } = await loadAuth();
    await signOutOfFirebase();
    showToast('success', 'You have successfully signed out!');
    return true;
  } catch {
    bringBack();
    tabStorage.remove(TAB_KEYS.skipPublicOnlyToast);
    showToast('error', 'Error during logout. Please try again.');
    return false;
  } finally {
    expectSignOut(false);
  }
}
