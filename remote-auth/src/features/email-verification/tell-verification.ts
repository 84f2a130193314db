import { onEvent, showToast } from '@skora/shared/events';
import { type Verification, verifyEmail } from './api/verify-email';

/** Tells an outcome to somebody who does not see the page, or wherever it may be missed. */
export function tellVerification(outcome: Verification): void {
  if (outcome === 'signed-out') return;
  if (outcome === 'verified' || outcome === 'moved') {
    showToast('success', 'Your email address is verified.');
  } else if (outcome === 'already') showToast('info', 'Your email address was verified already.');
  else showToast('warning', 'Your email address could not be verified.');
}

let stopWaiting: () => void = () => undefined;

/**
 * Keeps a code until somebody logs in on this page; in memory alone, as no storage may hold it.
 * @param show takes the outcome, for the page if it is still there
 */
export function verifyAfterSignIn(code: string, show: (outcome: Verification) => void): void {
  stopWaiting();
  stopWaiting = onEvent('auth:signed-in', () => {
    stopWaiting();
    void verifyEmail(code).then((outcome) => {
      show(outcome);
      tellVerification(outcome);
    });
  });
}
