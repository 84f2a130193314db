import { localStore } from './safe-storage';
import { LOCAL_KEYS, PROFILE_KEY_PREFIX, STATS_KEY_PREFIX } from './storage-keys';

/** Forgets everything cached about a person on this device: `user`, cached profiles and every stats draft. */
export function clearUserData(): void {
  for (const key of localStore.keys()) {
    if (key === LOCAL_KEYS.user || key.startsWith(STATS_KEY_PREFIX) || key.startsWith(PROFILE_KEY_PREFIX)) {
      localStore.remove(key);
    }
  }
}
