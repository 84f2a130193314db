import { deviceStorage } from './safe-storage';
import { DEVICE_KEYS, PROFILE_KEY_PREFIX, STATS_KEY_PREFIX } from './storage-keys';

/** Forgets everything cached about a person on this device: `user`, cached profiles and every stats draft. */
export function clearUserData(): void {
  for (const key of deviceStorage.keys()) {
    if (key === DEVICE_KEYS.user || key.startsWith(STATS_KEY_PREFIX) || key.startsWith(PROFILE_KEY_PREFIX)) {
      deviceStorage.remove(key);
    }
  }
}
