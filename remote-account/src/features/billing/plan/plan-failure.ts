import { failureMessage } from '@skora/kit';
import { Refusal } from '@skora/shared/api';

const SAME = 'Your plan has not changed.';

const BY_TYPE = new Map([
  ['parent-pays', `Your parent or guardian pays for this plan, so only they can change this. ${SAME}`],
  ['same-plan', 'You already have this plan.'],
  ['subscription-ending', 'Your plan is set to end. Choose to keep it first, then change it.'],
  [
    'change-planned',
    'A lower plan is already planned. Choose to keep your current plan first, then change to this one.',
  ],
  [
    'payment-missing',
    `Your last payment is still missing. ${SAME} Pay the open invoice or change your card first, then choose the higher plan again.`,
  ],
  [
    'deletion-scheduled',
    `Your account is set to be deleted, so no higher plan can start. ${SAME} If you want to stay, cancel the deletion in your settings first.`,
  ],
  ['no-subscription', 'Your plan has ended in the meantime. Reload the page to see which plan you have now.'],
  ['withdrawal-over', 'The 14 days are over. You can still cancel at any time.'],
  ['payment-refused', `Your bank has refused the payment. ${SAME} Change your card, then try again.`],
  [
    'billing-changed',
    'Your plan has changed in the meantime. Reload the page to see which plan you have now.',
  ],
  ['request-in-progress', 'We are still working on your last request. Wait a few seconds, then try again.'],
  [
    'payments-unavailable',
    `Our payment service is not answering right now. ${SAME} Try again in a few minutes.`,
  ],
]);

/** Why something about the own plan failed that changes nothing, such as a preview. */
export function planFailure(error: unknown): string {
  if (!(error instanceof Refusal)) {
    return 'We could not reach the server, so we do not know if it worked. Check your connection and try again. Doing it twice is safe.';
  }
  const known = BY_TYPE.get(error.type);
  if (known !== undefined) return known;
  if (error.status === 401 || error.status === 429) return failureMessage(error);
  return `Something went wrong on our side. ${SAME} Please try again.`;
}

/** The same of a change of the plan. Of one that was cut off on our side nobody knows whether it was made. */
export function changeFailure(error: unknown): string {
  if (!(error instanceof Refusal) || error.status < 500) return planFailure(error);
  return 'We have no answer from our payment service, so we do not know if it worked. Try again in a few minutes. Doing it twice is safe.';
}
