import { lookUp } from '@skora/shared/utils';
import { formatLongDay } from '../../../lib/format-time';
import type { PaidSubscription } from '../billing-api';

type PaymentFailure = NonNullable<PaidSubscription['paymentFailure']>;

const REASONS: Readonly<Record<PaymentFailure['reason'], string>> = {
  'card-expired': 'Your card has expired. ',
  'insufficient-funds': 'There was not enough money on the account of your card. ',
  'confirmation-needed':
    'Your bank asks you to confirm the payment: open the newest invoice below and confirm it there. ',
  refused: '',
};

/** Why the last payment did not go through, and what happens next. */
export function failureWords(failure: PaymentFailure | null | undefined): string {
  const why = failure ? lookUp(REASONS, failure.reason, '') : '';
  const next = failure?.nextTryAt ? ` We try it next on ${formatLongDay(failure.nextTryAt)}.` : '';
  return `${why}You keep your plan while we ask your bank again over the next two weeks.${next} If you change the card, we try it straight away.`;
}
