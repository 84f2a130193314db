import { clearTabData, TAB_KEYS, tabStorage } from '../../storage-keys';
import { readUserHint } from './user-hint';

/** Notes in this tab whose data it keeps from now on. */
export function writeTabOwner(uid: string): void {
  tabStorage.write(TAB_KEYS.tabOwner, uid);
}

/**
 * Clears this tab when its data belongs to somebody who is no longer signed in here: a tab in which the app was not
 * running has not heard of a sign-out in another tab.
 */
export function clearTabOfSomebodyElse(): void {
  const owner = tabStorage.read(TAB_KEYS.tabOwner);
  if (owner !== null && owner !== readUserHint()?.uid) clearTabData();
}
