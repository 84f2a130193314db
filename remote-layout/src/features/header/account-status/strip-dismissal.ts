import { tabStorage } from '@skora/shared/storage-keys';

const KEY = 'accountStripDismissed';

/** Whether this player put this strip away in this browser session. */
export function isStripDismissed(uid: string, text: string): boolean {
  return tabStorage.read(KEY) === `${uid} ${text}`;
}

/** Puts a strip away until the browser session ends. */
export function dismissStrip(uid: string, text: string): void {
  tabStorage.write(KEY, `${uid} ${text}`);
}
