import { PAID_TIERS } from '@skora/domain';
import { listFeatures } from './plans';
import { MARKETS, PRICE_BOOK_VERSION, PRICE_LISTS, PRICES_AS_OF } from './price-book';
import { pricedCountries, quoteFor } from './country-prices';

const TERMS = { confirmed: true, addsTax: true };

test.each(Object.entries(PRICE_LISTS))(
  'the list in %s has the decimals of its currency and rising whole amounts',
  (currency, list) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    expect(format.resolvedOptions().maximumFractionDigits).toBe(list.minorUnit);
    for (const amounts of [list.month, list.year]) {
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      expect([...amounts].sort((a, b) => a - b)).toEqual(amounts);
    }
    list.year.forEach((year, index) => expect(year).toBeLessThanOrEqual(12 * (list.month[index] ?? 0)));
  },
);

test('each market has a list, each list a market, each country one market', () => {
  expect([...new Set(MARKETS.map(({ currency }) => currency))].sort()).toEqual(
    Object.keys(PRICE_LISTS).sort(),
  );
  const countries = pricedCountries();
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries.every((country) => /^[A-Z]{2}$/.test(country))).toBe(true);
});

test('a currency with three decimals is quoted in thousandths', () => {
  const quote = quoteFor('KW', false, TERMS);
  expect([quote.currency, quote.minorUnit, quote.plans[0]?.prices.month.amount]).toEqual(['KWD', 3, 2400]);
});

test('a tax that is added later is said to be', () => {
  expect(quoteFor('US', false, TERMS)).toMatchObject({ taxInclusive: false, taxLabel: 'Sales tax' });
});

test('where nobody works out taxes none is added', () => {
  expect(quoteFor('US', false, { ...TERMS, addsTax: false })).toMatchObject({ taxInclusive: true });
});

test('prices are samples until they are confirmed, for the price book as it is', () => {
  expect(quoteFor('GB', false, { ...TERMS, confirmed: false }).sample).toBe(true);
  expect(quoteFor('GB', false, TERMS).sample).toBe(false);
  expect(PRICE_BOOK_VERSION).toMatch(new RegExp(`^${PRICES_AS_OF}-[0-9a-f]{8}$`));
});

test('a country outside the book has no quote', () => {
  expect(() => quoteFor('ZZ', false, TERMS)).toThrow('no prices for ZZ');
});

test('each plan has all features of the plan below it, and only the last the showcases', () => {
  for (const [index, tier] of PAID_TIERS.entries()) {
    const below = PAID_TIERS[index - 1];
    expect(listFeatures(tier)).toEqual(expect.arrayContaining(below ? listFeatures(below) : []));
    expect(listFeatures(tier).includes('showcases')).toBe(tier === 'tier4');
  }
});

test('every quote names the countries one can choose', () => {
  const { countries } = quoteFor('GB', true, TERMS);
  expect(countries.map(({ code }) => code).sort()).toEqual(pricedCountries());
  expect(countries).toEqual(expect.arrayContaining([{ code: 'GB', name: 'United Kingdom' }]));
});

test('countries are listed the way readers look for them', () => {
  const names = quoteFor('GB', true, TERMS).countries.map(({ name }) => name);
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Austria'));
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-GB')));
});
