import { DEVICE_KEYS, deviceStorage } from '@skora/shared/storage-keys';
import { isPlainObject } from '@skora/domain';

const JPEG = 'data:image/jpeg;base64,';

/** The cropped picture that waits on this device until it is stored, as a data URL; null when none waits. */
export function keptPicture(uid: string): string | null {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(DEVICE_KEYS.statsProfileImage) ?? 'null');
    if (!isPlainObject(kept) || kept.uid !== uid || typeof kept.picture !== 'string') return null;
    return kept.picture.startsWith(JPEG) ? kept.picture : null;
  } catch {
    return null;
  }
}

/** Keeps a cropped picture on this device until it is stored. Sign-out clears it. */
export function keepPicture(uid: string, picture: string): void {
  deviceStorage.write(DEVICE_KEYS.statsProfileImage, JSON.stringify({ uid, picture }));
}

export function forgetPicture(): void {
  deviceStorage.remove(DEVICE_KEYS.statsProfileImage);
}

export function pictureBlob(picture: string): Blob {
  const binary = atob(picture.slice(JPEG.length));
  return new Blob([Uint8Array.from(binary, (char) => char.charCodeAt(0))], { type: 'image/jpeg' });
}
