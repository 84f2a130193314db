import { emitEvent } from './event-bus';
import type { ToastKind } from './event-map';

/** Asks the host for a toast. @example showToast('success', 'Subscribed successfully!') */
export function showToast(kind: ToastKind, message: string): void {
  emitEvent('shell:toast-requested', { kind, message });
}
