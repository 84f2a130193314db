import { failureMessage } from '@skora/kit';
import { Refusal } from '@skora/shared/api';

const SAME = 'Your plan is as it was.';

const BY_TYPE = new Map([
  ['parent-pays', `Your parent or guardian pays for this plan, so this is theirs to decide. ${SAME}`],
  ['same-plan', 'That is your plan already.'],
  ['subscription-ending', 'Your plan is about to end. Resume it first, then change it.'],
  ['no-subscription', 'Your plan has ended meanwhile. Reload the page to see how it stands.'],
  ['withdrawal-over', 'The 14 days are over. You can still cancel at any time.'],
  ['request-in-progress', `Your last try is still being worked on. Wait a few seconds. ${SAME}`],
  [
    'payments-unavailable',
    `Our payment service does not answer right now. ${SAME} Try again in a few minutes.`,
  ],
]);

export function planFailure(error: unknown): string {
  if (!(error instanceof Refusal)) {
    return 'We could not reach the server, so we do not know whether it was done. Check your connection and try again; doing it twice is safe.';
  }
  const known = BY_TYPE.get(error.type);
  if (known !== undefined) return known;
  if (error.status === 401 || error.status === 429) return failureMessage(error);
  return `Something went wrong on our side. ${SAME} Please try again.`;
}
