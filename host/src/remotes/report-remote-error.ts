import type { PageRemote } from '@skora/shared/contract';
import { note, notedErrors, notedSlots } from '../watch/notes';
import { RemoteLoadError } from './remote-load-error';

/** The last errors of remotes, newest first, for support and tests; never more than {@link LIMIT}. */
const recent: unknown[] = [];
const LIMIT = 20;

/**
 * Notes an error a remote caused, also for the counts of its release. Handled failures have a fallback on the page, so they
 * are a warning here and not an error.
 * @param failed the view that a slot could not show because of it, and how long, in ms, it was waited for
 */
export function reportRemoteError(
  error: unknown,
  remote: PageRemote,
  failed?: { view: string; ms: number },
): void {
  recent.unshift(error);
  recent.length = Math.min(recent.length, LIMIT);
  console.warn('[skora] a remote failed:', error instanceof Error ? error.message : error);
  note(notedErrors, { error, remote, unshown: failed !== undefined });
  // What is no load error: a file of it is gone, and a newer site is live.
  const stage = error instanceof RemoteLoadError ? error.stage : 'entry';
  if (failed) note(notedSlots, { id: remote.id, ...failed, stage });
}
