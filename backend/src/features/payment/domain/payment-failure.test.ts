import { failureReason } from './payment-failure';

test.each([
  ['expired_card', 'expired_card', 'card-expired'],
  ['expired_card', undefined, 'card-expired'],
  ['card_declined', 'expired_card', 'card-expired'],
  ['card_declined', 'insufficient_funds', 'insufficient-funds'],
  ['authentication_required', 'authentication_required', 'confirmation-needed'],
  ['card_declined', 'generic_decline', 'refused'],
  ['card_declined', 'stolen_card', 'refused'],
  [undefined, undefined, 'refused'],
])('%s with %s is %s', (code, declineCode, reason) => {
  expect(failureReason(code, declineCode)).toBe(reason);
});
