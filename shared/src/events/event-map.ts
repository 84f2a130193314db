/** Look and urgency of a toast. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/**
 * A message the host shows for 1200 ms at the top right and mirrors to a polite live region. It is in the list of this visit's
 * messages afterwards, and unless it tells of a success it stays at the top of the page.
 */
export interface ToastRequest {
  kind: ToastKind;
  message: string;
  /** The page says it where it belongs, so that the host need not keep it there. */
  inPage?: boolean;
}

/**
 * Facts that cross remotes: `owner:past-tense-fact` → payload. Here are those that the kernel or the host tells or hears. A remote
 * declares its own where it tells or hears them, and changes nothing here; see docs/events.md.
 * @example
 * declare module '@skora/shared/events' {
 *   interface EventMap { 'scouting:report-written': { id: string } }
 * }
 */
export interface EventMap {
  'auth:signed-in': { uid: string };
  'auth:signed-out': { reason: 'requested' | 'ended' };
  'account:profile-updated': { uid: string };
  'shell:toast-requested': ToastRequest;
  'shell:navigated': { path: string };
}
