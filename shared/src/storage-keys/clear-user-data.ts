import { deviceStorage, tabStorage, type SafeStorage } from './safe-storage';
import { FORM_DRAFT_PREFIX, IMPERSONAL_KEYS, TAB_KEYS } from './storage-keys';

/** Personal data that is not forgotten. */
interface KeptData {
  keys: readonly string[];
  prefixes: readonly string[];
}

const NOTHING: KeptData = { keys: [], prefixes: [] };

/** Entries of the identity provider's SDK, which removes them itself when it signs out. */
const SDK_PREFIX = 'firebase:';

function isPersonal(key: string): boolean {
  return !IMPERSONAL_KEYS.includes(key) && !key.startsWith(SDK_PREFIX);
}

function clear(storage: SafeStorage, { keys, prefixes }: KeptData): () => void {
  const cleared = storage.keys().flatMap((key) => {
    const value = storage.read(key);
    if (value === null || !isPersonal(key)) return [];
    if (keys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix))) return [];
    storage.remove(key);
    return [{ key, value }];
  });
  return () => cleared.forEach(({ key, value }) => storage.write(key, value));
}

/** What a visitor leaves in the tab: nobody has signed in, so it is nobody else's. */
export const VISITOR_DATA: KeptData = {
  keys: [TAB_KEYS.previousLocation, TAB_KEYS.unanswered, TAB_KEYS.comparedAcademies],
  prefixes: [FORM_DRAFT_PREFIX],
};

/**
 * Forgets everything this device and this tab keep about a person: `user`, cached profiles, drafts, the page to go back to.
 * @param kept what stays
 * @returns a function that brings it back, for a sign-out that fails
 */
export function clearUserData(kept = NOTHING): () => void {
  const restorations = [deviceStorage, tabStorage].map((storage) => clear(storage, kept));
  return () => restorations.forEach((restore) => restore());
}

/** Forgets everything this tab keeps about a person; what the device keeps stays. */
export function clearTabData(): void {
  clear(tabStorage, NOTHING);
}
