import { PAID_TIERS } from '@skora/domain';
import { listFeatures } from './plans';
import { MARKETS, PRICE_BOOK_VERSION, PRICE_LISTS, PRICES_AS_OF } from './price-book';
import { pricedCountries, countryPrices } from './country-prices';

const TERMS = { confirmed: true, computesTax: true };

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

test('a currency with three decimals is priced in thousandths', () => {
  const prices = countryPrices('KW', false, TERMS);
  expect([prices.currency, prices.minorUnit, prices.plans[0]?.prices.month.amount]).toEqual(['KWD', 3, 2400]);
});

test.each([
  ['US', 'added', 'Sales tax'],
  ['DE', 'included', 'VAT'],
])('in %s tax is %s', (country, tax, taxLabel) => {
  expect(countryPrices(country, false, TERMS)).toMatchObject({ tax, taxLabel });
});

test('where nobody works out taxes no price is said to contain one', () => {
  for (const country of pricedCountries()) {
    const { tax } = countryPrices(country, false, { ...TERMS, computesTax: false });
    expect([country, tax]).toEqual([country, 'not-computed']);
  }
});

test('prices are samples until they are confirmed, for the price book as it is', () => {
  expect(countryPrices('GB', false, { ...TERMS, confirmed: false }).sample).toBe(true);
  expect(countryPrices('GB', false, TERMS).sample).toBe(false);
  expect(PRICE_BOOK_VERSION).toMatch(new RegExp(`^${PRICES_AS_OF}-[0-9a-f]{8}$`));
});

test('a country outside the book has no prices', () => {
  expect(() => countryPrices('ZZ', false, TERMS)).toThrow('no prices for ZZ');
});

test('each plan has all features of the plan below it, and only the last the showcases', () => {
  for (const [index, tier] of PAID_TIERS.entries()) {
    const below = PAID_TIERS[index - 1];
    expect(listFeatures(tier)).toEqual(expect.arrayContaining(below ? listFeatures(below) : []));
    expect(listFeatures(tier).includes('showcases')).toBe(tier === 'tier4');
  }
});

test('all prices name the countries one can choose', () => {
  const { countries } = countryPrices('GB', true, TERMS);
  expect(countries.map(({ code }) => code).sort()).toEqual(pricedCountries());
  expect(countries).toEqual(expect.arrayContaining([{ code: 'GB', name: 'United Kingdom' }]));
});

test('countries are listed the way readers look for them', () => {
  const names = countryPrices('GB', true, TERMS).countries.map(({ name }) => name);
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Austria'));
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-GB')));
});
