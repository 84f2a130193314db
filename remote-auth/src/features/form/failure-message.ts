import { Refusal, waitingTime } from '@skora/shared/api';
import { firebaseErrorCode } from '@skora/shared/firebase';

const WRONG_CREDENTIALS = 'The e-mail or the password is not right.';
const UNREACHABLE =
  'We could not reach the server. Check your connection and try again; what you typed is still here.';

/** One text for every way credentials can be wrong: nobody learns here who has an account. */
const messages = new Map([
  ['invalid-credential', WRONG_CREDENTIALS],
  ['invalid-login-credentials', WRONG_CREDENTIALS],
  ['wrong-password', WRONG_CREDENTIALS],
  ['user-not-found', WRONG_CREDENTIALS],
  ['invalid-email', WRONG_CREDENTIALS],
  ['too-many-requests', 'Too many attempts. Wait a few minutes, then try again.'],
  ['user-disabled', 'This account is switched off. Contact us if you think that is a mistake.'],
  ['network-request-failed', UNREACHABLE],
  ['timeout', UNREACHABLE],
]);

/**
 * Names of what is thrown when a file or an answer did not arrive: no network, too late, or a page of somebody's
 * Wi-Fi in place of the answer.
 */
const NO_ANSWER = new Set(['ChunkLoadError', 'TypeError', 'TimeoutError', 'AbortError', 'SyntaxError']);

/** Whether a request ended without an answer, so that nothing is known but that it can be repeated. */
export function isUnanswered(error: unknown): boolean {
  if (!navigator.onLine) return true;
  const isError = error instanceof Error || error instanceof DOMException;
  return isError && NO_ANSWER.has(error.name);
}

/** What to tell a person about a failed request to the identity provider or the backend. */
export function failureMessage(error: unknown): string {
  const known = messages.get(firebaseErrorCode(error) ?? '');
  if (known) return known;
  if (error instanceof Refusal && error.status === 429) {
    return error.retryAfter > 0
      ? `Too many attempts. Try again in ${waitingTime(error.retryAfter)}; what you typed is still here.`
      : 'Too many attempts. Wait a few minutes, then try again.';
  }
  if (error instanceof Refusal && error.status === 401)
    return 'Your log-in has ended. Log in again to go on.';
  if (isUnanswered(error)) return UNREACHABLE;
  return 'Something went wrong on our side. Please try again; what you typed is still here.';
}
