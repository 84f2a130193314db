import { sessionStore } from '@skora/shared/storage-keys';

const KEY = 'accountStripDismissed';

/** Whether this player put this strip away in this browser session. */
export function isStripDismissed(uid: string, text: string): boolean {
  return sessionStore.read(KEY) === `${uid} ${text}`;
}

/** Puts a strip away until the browser session ends. */
export function dismissStrip(uid: string, text: string): void {
  sessionStore.write(KEY, `${uid} ${text}`);
}
