import { Refusal, waitingTime } from '@skora/shared/api';
import { firebaseErrorCode } from '@skora/shared/firebase';
import { isUnanswered } from './is-unanswered';

const UNREACHABLE =
  'We could not reach the server. Check your connection and try again; what you typed is still here.';
const UPDATED = 'SKORA was updated while this page was open. Reload the page, then try again.';
const ENDED = 'Your session has ended. Log in again, then repeat this.';
const STILL_WORKING =
  'We are still working on your last try. Wait a few seconds, then try again; what you typed is still here.';
const OUR_SIDE = 'Something went wrong on our side. Please try again; what you typed is still here.';

const identityMessages = new Map([
  [
    'too-many-requests',
    'Too many attempts. Wait a few minutes, then try again; what you typed is still here.',
  ],
  ['user-disabled', 'This account is switched off. Contact us if you think that is a mistake.'],
  ['network-request-failed', UNREACHABLE],
  ['timeout', UNREACHABLE],
  ['user-token-expired', ENDED],
  ['requires-recent-login', ENDED],
]);

function refusalMessage({ status, type, retryAfter }: Refusal): string {
  if (status === 401) return ENDED;
  if (type === 'recent-sign-in-required') {
    return 'For this you need to have logged in within the last five minutes. Log out, log in again and come back here.';
  }
  if (type === 'request-in-progress') return STILL_WORKING;
  if (status === 429) return `You have tried this too often. Try again in ${waitingTime(retryAfter)}.`;
  return OUR_SIDE;
}

/** What to tell a person about a failed request to the identity provider or the backend. */
export function failureMessage(error: unknown): string {
  if (error instanceof Refusal) return refusalMessage(error);
  if (error instanceof Error && error.name === 'SiteUpdated') return UPDATED;
  const known = identityMessages.get(firebaseErrorCode(error) ?? '');
  return known ?? (isUnanswered(error) ? UNREACHABLE : OUR_SIDE);
}
