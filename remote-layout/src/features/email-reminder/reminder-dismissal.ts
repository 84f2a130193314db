import { sessionStore } from '@skora/shared/storage-keys';

const KEY = 'emailReminderDismissedBy';

/** Whether this player put the reminder away in this browser session. */
export function isReminderDismissed(uid: string): boolean {
  return sessionStore.read(KEY) === uid;
}

/** Puts the reminder away until the browser session ends. */
export function dismissReminder(uid: string): void {
  sessionStore.write(KEY, uid);
}
