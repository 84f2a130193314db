import { deviceStorage, tabStorage, type SafeStorage } from './safe-storage';
import { DEVICE_KEYS, PROFILE_KEY_PREFIX, STATS_KEY_PREFIX, TAB_KEYS } from './storage-keys';

const PERSONAL_KEYS: ReadonlySet<string> = new Set([
  DEVICE_KEYS.user,
  DEVICE_KEYS.accountRole,
  TAB_KEYS.tabOwner,
  TAB_KEYS.previousLocation,
  TAB_KEYS.comparedAcademies,
  TAB_KEYS.accountStripDismissed,
]);

function isPersonal(key: string): boolean {
  return PERSONAL_KEYS.has(key) || key.startsWith(STATS_KEY_PREFIX) || key.startsWith(PROFILE_KEY_PREFIX);
}

function clear(storage: SafeStorage, kept: readonly string[]): () => void {
  const cleared = storage.keys().flatMap((key) => {
    const value = storage.read(key);
    if (value === null || !isPersonal(key) || kept.includes(key)) return [];
    storage.remove(key);
    return [{ key, value }];
  });
  return () => cleared.forEach(({ key, value }) => storage.write(key, value));
}

/**
 * Forgets everything this device and this tab keep about a person: `user`, cached profiles, drafts, the page to go back to.
 * @param kept keys that stay
 * @returns a function that brings it back, for a sign-out that fails
 */
export function clearUserData(kept: readonly string[] = []): () => void {
  const restorations = [deviceStorage, tabStorage].map((storage) => clear(storage, kept));
  return () => restorations.forEach((restore) => restore());
}

/** Forgets everything this tab keeps about a person; what the device keeps stays. */
export function clearTabData(): void {
  clear(tabStorage, []);
}
