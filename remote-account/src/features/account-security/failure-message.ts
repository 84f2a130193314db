import { Refusal, waitingTime } from '@skora/shared/api';
import { firebaseErrorCode } from '@skora/shared/firebase';

const UNREACHABLE =
  'We could not reach the server. Check your connection and try again; what you typed is still here.';
const ENDED = 'Your session has ended. Log in again, then repeat this.';
const OUR_SIDE = 'Something went wrong on our side. Please try again; what you typed is still here.';

const identityMessages = new Map([
  [
    'too-many-requests',
    'Too many attempts. Wait a few minutes, then try again; what you typed is still here.',
  ],
  ['network-request-failed', UNREACHABLE],
  ['timeout', UNREACHABLE],
  ['user-token-expired', ENDED],
  ['user-disabled', ENDED],
  ['user-not-found', ENDED],
  ['requires-recent-login', ENDED],
]);

function refusalMessage({ status, type, retryAfter }: Refusal): string {
  if (status === 401) return ENDED;
  if (type === 'recent-sign-in-required') {
    return 'This needs a log-in of the last five minutes. Log out, log in again and come back here.';
  }
  if (status === 429) return `That was asked for too often. Try again in ${waitingTime(retryAfter)}.`;
  return OUR_SIDE;
}

/** What to tell a player about a request that failed. */
export function failureMessage(error: unknown): string {
  if (error instanceof Refusal) return refusalMessage(error);
  const known = identityMessages.get(firebaseErrorCode(error) ?? '');
  if (known !== undefined) return known;
  // Whatever is no answer of ours and none of the identity provider's got lost on the way.
  return firebaseErrorCode(error) === null ? UNREACHABLE : OUR_SIDE;
}
