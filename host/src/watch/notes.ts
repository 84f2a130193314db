import type { PageRemote } from '@skora/shared/contract';
import { BEACON_LIMITS, type BeaconSlot } from './beacon';

/** An error of a remote that its slot dealt with. */
export interface RemoteError {
  error: unknown;
  remote: PageRemote;
  /** The remote could not be shown; there may be no error in its code: a file did not come, for instance. */
  unshown: boolean;
}

/** What a page notes of itself, until it is sent or the page is left. */
export const notes = {
  slots: [] as BeaconSlot[],
  errors: [] as RemoteError[],
  navigations: [] as number[],
};

function add<T>(list: T[], entry: T, most: number): void {
  if (list.length < most) list.push(entry);
}

export function noteSlot(slot: BeaconSlot): void {
  add(notes.slots, slot, BEACON_LIMITS.slots);
}

export function noteError(error: RemoteError): void {
  add(notes.errors, error, BEACON_LIMITS.errors);
}

/** @param ms how long a navigation inside the page took */
export function noteNavigation(ms: number): void {
  add(notes.navigations, ms, BEACON_LIMITS.navigations);
}
