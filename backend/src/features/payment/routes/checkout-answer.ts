import type { CheckoutOutcome } from '../stripe/start-checkout';
import { Problem } from '../../../lib/http/problem';
import { tooEarly } from '../../../lib/http/too-early';
import { priceChanged } from './accept-quote';

/** The answer to a wish for a checkout. @throws Problem for every other outcome than an open session */
export function checkoutAnswer(outcome: CheckoutOutcome) {
  switch (outcome.kind) {
    case 'open':
      return { url: outcome.session.url, expiresAt: outcome.session.expiresAt.toDate().toISOString() };
    case 'subscribed':
      throw new Problem(409, { type: 'already-subscribed', detail: 'There is a plan already; change that.' });
    case 'paid-already':
      throw new Problem(409, { type: 'payment-processing', detail: 'The payment has just been made.' });
    case 'price-changed':
      throw priceChanged();
    case 'busy':
      throw new Problem(409, {
        type: 'request-in-progress',
        detail: 'The same request is being worked on.',
        headers: { 'retry-after': '2' },
      });
    case 'other-choice':
      throw new Problem(422, { type: 'key-reused', detail: 'This key was used for another plan or price.' });
    case 'later':
      throw tooEarly(outcome.wait);
  }
}
