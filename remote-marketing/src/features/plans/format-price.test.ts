import { formatPrice } from './format-price';

it.each([
  [699, 'GBP', 2, '£6.99'],
  [34990, 'GBP', 2, '£349.90'],
  [1200, 'JPY', 0, 'JP¥1,200'],
  [58000, 'JPY', 0, 'JP¥58,000'],
  [2400, 'KWD', 3, 'KWD\u00a02.400'],
  [125000, 'KWD', 3, 'KWD\u00a0125.000'],
  [8900, 'NOK', 2, 'NOK\u00a089.00'],
])('%i minor units of %s are %s', (amount, currency, minorUnit, text) => {
  expect(formatPrice(amount, { currency, minorUnit })).toBe(text);
});
