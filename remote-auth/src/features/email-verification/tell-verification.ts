import { onEvent, showToast } from '@skora/shared/events';
import { type AddressCode, type Verification, verifyEmail } from './api/verify-email';

/** Tells an outcome to somebody who does not see the page, or wherever it may be missed. */
export function tellVerification(outcome: Verification): void {
  if (outcome === 'signed-out') return;
  if (outcome === 'verified') showToast('success', 'Your email address is verified.');
  // No success, which would leave with its toast: after it the page says only that somebody was logged out.
  else if (outcome === 'moved') {
    showToast('info', 'Your address has changed. Log in with the new one.');
  } else if (outcome === 'already') showToast('info', 'Your email address was verified already.');
  else if (outcome === 'dead-change') {
    showToast('warning', 'The link for your new email address no longer works.');
  } else showToast('warning', 'Your email address could not be verified.');
}

let stopWaiting: () => void = () => undefined;

/**
 * Keeps a code until somebody logs in on this page; in memory alone, as no storage may hold it.
 * @param show takes the outcome, for the page if it is still there
 */
export function verifyAfterSignIn(link: AddressCode, show: (outcome: Verification) => void): void {
  stopWaiting();
  stopWaiting = onEvent('auth:signed-in', () => {
    stopWaiting();
    void verifyEmail(link).then((outcome) => {
      show(outcome);
      tellVerification(outcome);
    });
  });
}
