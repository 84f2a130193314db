import type { AppConfig } from '../../../lib/services/app-deps';
import { accountBuyer, QUOTE_MS, type Quote, writeQuote } from '../domain/quote';
import { acceptQuote } from './accept-quote';

const NOW = Date.UTC(2026, 10, 25);
const QUOTE: Quote = {
  ...{ plan: 'tier2', interval: 'month', buyer: accountBuyer('uid-1'), tax: 'not-computed' },
  ...{ country: 'DE', countryFrom: 'account', expiresAt: NOW + QUOTE_MS },
  price: { id: 'price_1', currency: 'EUR', amount: 1499 },
};
const config = {
  ...{ linkSecret: 'the secret of today', linkSecretBefore: 'one that has leaked' },
  ...{ pricesConfirmed: true, stripe: null },
} as AppConfig;
const accept = (secret: string) =>
  acceptQuote({ config, now: () => NOW }, writeQuote(secret, QUOTE), {
    ...{ buyer: QUOTE.buyer, country: 'DE' },
  });

test('a quote is good as long as the secret it was made with', () => {
  expect(accept('the secret of today')).toEqual(QUOTE);
  // Who made it sees the price once more; who knows the secret can make no price.
  expect(() => accept('one that has leaked')).toThrow(expect.objectContaining({ status: 409 }));
  expect(() => accept('any other')).toThrow(expect.objectContaining({ status: 400 }));
});
