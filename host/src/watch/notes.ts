import type { PageRemote } from '@skora/shared/contract';
import { type BeaconSlot, MOST_REPORTED } from './beacon';

/** What is known of an error: an event of the browser when nobody caught it, else what a slot knows. */
export interface NotedError extends Partial<Pick<ErrorEvent, 'message' | 'filename' | 'lineno' | 'colno'>> {
  error?: unknown;
  /** What a promise was rejected with. */
  reason?: unknown;
  /** Whose slot dealt with it. */
  remote?: PageRemote;
  /** That remote could not be shown; there may be no error in its code: a file did not come, for instance. */
  unshown?: boolean;
}

/** Shared by the starter, which listens, and the kernel, which is another script. */
const place = globalThis as { skoraErrors?: NotedError[] };

export const notedErrors = (place.skoraErrors ??= []);

/** Views that were put into slots. */
export const notedSlots: BeaconSlot[] = [];

/** How long navigations inside the page took, in ms. */
export const notedNavigations: number[] = [];

export function note<T>(list: T[], entry: T): void {
  if (list.length < MOST_REPORTED) list.push(entry);
}

/** Notes uncaught errors from now on, so that those count, too, which come before anything else has loaded. */
export function noteUncaughtErrors(): void {
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(type, (event) => note(notedErrors, event as NotedError & Event));
  }
}
