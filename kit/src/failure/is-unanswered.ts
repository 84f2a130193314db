import { firebaseErrorCode } from '@skora/shared/firebase';
import { NoAnswer } from '@skora/shared/utils';

/**
 * Names of what is thrown when a file or an answer did not arrive: no network, too late, or a page of somebody's
 * Wi-Fi in place of the answer.
 */
const NO_ANSWER = new Set(['ChunkLoadError', 'TypeError', 'TimeoutError', 'AbortError', 'SyntaxError']);
/** How Firebase says the same. */
const NO_ANSWER_CODES = new Set<string | null>(['unavailable', 'network-request-failed']);

/** Whether a request ended without an answer, so that nothing is known but that it can be repeated. */
export function isUnanswered(error: unknown): boolean {
  if (!navigator.onLine || error instanceof NoAnswer) return true;
  if (NO_ANSWER_CODES.has(firebaseErrorCode(error))) return true;
  const isError = error instanceof Error || error instanceof DOMException;
  return isError && NO_ANSWER.has(error.name);
}
