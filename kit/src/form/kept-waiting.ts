import { deviceStorage } from '@skora/shared/storage-keys';

/** The entry of this device that says that a form waits for a connection. */
export function waitingKey(draftKey: string): string {
  return `waiting_${draftKey}`;
}

/**
 * Whether the form with this draft waits on this device for a connection. Who lists what such forms are about shows them
 * again, closed or not, because only a form that is there is sent.
 */
export function isKeptWaiting(draftKey: string): boolean {
  return deviceStorage.read(waitingKey(draftKey)) !== null;
}
