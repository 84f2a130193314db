/** Look and urgency of a toast. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** A message the host shows for 1200 ms at the top right and mirrors to a polite live region. */
export interface ToastRequest {
  kind: ToastKind;
  message: string;
}

/**
 * Facts that cross remotes: `owner:past-tense-fact` → payload. Adding one is a contract change; see docs/events.md.
 */
export type EventMap = {
  'auth:signed-in': { uid: string };
  'auth:signed-out': { reason: 'requested' | 'ended' };
  'account:profile-updated': { uid: string };
  'account:notifications-read': { uid: string; unread: number };
  'shell:toast-requested': ToastRequest;
  'shell:navigated': { path: string };
};
