import { makeQuote } from '../../../testing/make-quote';
import { quoteOrigin } from './quote-words';

test.each([
  ['account', 'Price for Germany, the country of your account.'],
  [
    'located',
    'Price for Germany, where you seem to be. The country of your account has no prices of its own yet.',
  ],
  ['default', 'Price for Germany. The country of your account has no prices of its own yet.'],
] as const)('a price by the country that is %s says so', (countryFrom, words) => {
  expect(quoteOrigin(makeQuote({ countryFrom }), 'your account')).toBe(words);
});
