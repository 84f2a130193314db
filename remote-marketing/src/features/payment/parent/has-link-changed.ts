import { Refusal } from '@skora/shared/api';

const CHANGED = new Set(['already-subscribed', 'link-expired', 'link-replaced', 'payment-processing']);

/** Whether a refusal means that a parent's link no longer stands as it was shown. */
export function hasLinkChanged(error: unknown): boolean {
  return error instanceof Refusal && CHANGED.has(error.type);
}
