import { showToast } from '../events';
import { loadAuth } from '../firebase';
import { clearUserData, TAB_KEYS, tabStorage } from '../storage-keys';
import { expectSignOut } from './apply-user';
import { forgetUserHint } from './user-hint';

/**
 * Signs out in every tab, forgets what this device cached about the person and says so in a toast.
 * @returns false when it failed: the user is still signed in and has been told
 */
export async function signOut(): Promise<boolean> {
  tabStorage.write(TAB_KEYS.skipPublicOnlyToast, 'true');
  expectSignOut(true);
  try {
    const { signOutOfFirebase } = await loadAuth();
    await signOutOfFirebase();
    clearUserData();
    forgetUserHint();
    showToast('success', 'You have successfully signed out!');
    return true;
  } catch {
    tabStorage.remove(TAB_KEYS.skipPublicOnlyToast);
    showToast('error', 'Error during logout. Please try again.');
    return false;
  } finally {
    expectSignOut(false);
  }
}
