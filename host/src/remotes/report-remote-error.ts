/** The last errors of remotes, newest first, for support and tests; never more than {@link LIMIT}. */
const recent: unknown[] = [];
const LIMIT = 20;

/**
 * Notes an error a remote caused. Handled failures have a fallback on the page, so they are a warning here and not
 * an error; telemetry hooks in at this one place.
 */
export function reportRemoteError(error: unknown): void {
  recent.unshift(error);
  recent.length = Math.min(recent.length, LIMIT);
  console.warn('[skora] a remote failed:', error instanceof Error ? error.message : error);
}
