import { formatPrice } from './format-price';

it.each([
  [699, 'GBP', 2, '£6.99'],
  [34990, 'GBP', 2, '£349.90'],
  [1200, 'JPY', 0, 'JP¥1,200'],
  [58000, 'JPY', 0, 'JP¥58,000'],
  [2400, 'KWD', 3, 'KWD\u00a02.400'],
  [125000, 'KWD', 3, 'KWD\u00a0125.000'],
  [8900, 'NOK', 2, 'NOK\u00a089.00'],
  [0, 'EUR', 2, '€0.00'],
  [123456789, 'USD', 2, 'US$1,234,567.89'],
])('%i minor units of %s are %s', (amount, currency, minorUnit, text) => {
  expect(formatPrice(amount, { currency, minorUnit })).toBe(text);
});

it.each('AED AUD BHD BRL CAD CHF DKK EUR GBP INR JPY KRW KWD MXN NOK PLN SEK USD ZAR'.split(' '))(
  'writes %s as the platform does',
  (currency) => {
    const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
    const minorUnit = format.resolvedOptions().maximumFractionDigits ?? 2;
    for (const amount of [1, 99, 100, 2900, 99999, 100000, 1234567, 100000000]) {
      const written = formatPrice(amount, { currency, minorUnit });
      expect(written).toBe(format.format(amount / 10 ** minorUnit));
    }
  },
);
