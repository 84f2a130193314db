import { accountBuyer, holdsQuote, parentBuyer, QUOTE_MS, type Quote, readQuote, writeQuote } from './quote';

const SECRET = 'the secret of the links';
const NOW = Date.UTC(2026, 10, 25);
const QUOTE: Quote = {
  plan: 'tier2',
  interval: 'month',
  buyer: accountBuyer('uid-1'),
  price: { id: 'price_1', currency: 'EUR', amount: 1499 },
  tax: 'included',
  country: 'DE',
  countryFrom: 'account',
  expiresAt: NOW + QUOTE_MS,
};

const SAME = { buyer: accountBuyer('uid-1'), country: 'DE', tax: 'included', now: NOW } as const;

test('a quote can be read again, also with the longest names there are', () => {
  expect(readQuote(SECRET, writeQuote(SECRET, QUOTE))).toEqual(QUOTE);
  const longest = { ...QUOTE, buyer: accountBuyer('u'.repeat(128)) };
  const token = writeQuote(SECRET, { ...longest, price: { ...QUOTE.price, id: `price_${'x'.repeat(60)}` } });
  expect(readQuote(SECRET, token)).toMatchObject({ buyer: longest.buyer });
});

const [payload = '', signature = ''] = writeQuote(SECRET, QUOTE).split('.');
const cheaper = Buffer.from(JSON.stringify({ ...QUOTE, price: { ...QUOTE.price, amount: 1 } }));
test.each([
  ['nothing', ''],
  ['text', 'a quote'],
  ['no signature', payload],
  ['an empty signature', `${payload}.`],
  ['another amount', `${cheaper.toString('base64url')}.${signature}`],
  ['another signature', `${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`],
  ['another secret', writeQuote('another secret', QUOTE)],
  ['two quotes', `${payload}.${signature}.${signature}`],
  ['a line more', `${payload}.${signature}\n`],
])('%s is no quote of ours', (_name, token) => {
  expect(readQuote(SECRET, token)).toBeNull();
});
test.each([
  ['as it was made', {}, {}, true],
  ['a millisecond before its end', {}, { now: NOW + QUOTE_MS - 1 }, true],
  ['at its end', {}, { now: NOW + QUOTE_MS }, false],
  ['of another account', {}, { buyer: accountBuyer('uid-2') }, false],
  ['of a parent with the name of the account', {}, { buyer: parentBuyer('uid-1') }, false],
  ['of an account that moved', {}, { country: 'FR' }, false],
  ['of an account that moved where nothing is priced', {}, { country: 'AQ' }, false],
  [
    'by the location, while the account still has no prices',
    { countryFrom: 'located' },
    { country: 'AQ' },
    true,
  ],
  ['by the default, of an account without a country', { countryFrom: 'default' }, { country: null }, true],
  [
    'by the location, of an account that has prices by now',
    { countryFrom: 'located' },
    { country: 'GB' },
    false,
  ],
  ['after the tax has changed', {}, { tax: 'not-computed' }, false],
] as const)('a quote %s', (_name, quote, conditions, holds) => {
  expect(holdsQuote({ ...QUOTE, ...quote }, { ...SAME, ...conditions })).toBe(holds);
});
