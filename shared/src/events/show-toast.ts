import { emitEvent } from './event-bus';
import type { ToastKind, ToastRequest } from './event-map';

/**
 * Asks the host for a toast.
 * @param options `inPage`: the page says the same where it belongs, so the host does not keep it at the top of the page
 * @example showToast('success', 'Subscribed successfully!')
 */
export function showToast(
  kind: ToastKind,
  message: string,
  options: Pick<ToastRequest, 'inPage'> = {},
): void {
  emitEvent('shell:toast-requested', { kind, message, ...options });
}
