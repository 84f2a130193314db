import { countryName, HIGHLIGHTED_TIER, PAID_TIERS, PLAN_AUDIENCES, PLAN_NAMES } from '@skora/domain';
import { listFeatures } from './plans';
import { findMarket, MARKETS, PRICE_LISTS, PRICES_AS_OF } from './price-book';
import { priceTerms, type PriceTerms } from './price-terms';

const COUNTRIES = MARKETS.flatMap(({ countries }) => countries.split(' ')).sort();

/** Written here and not in the page: names and their order cost a phone a tenth of a second. */
const NAMED = COUNTRIES.map((code) => ({ code, name: countryName(code) })).sort((a, b) =>
  a.name.localeCompare(b.name, 'en-GB'),
);

/** Every country the price book names, as ISO 3166 codes. */
export function pricedCountries(): string[] {
  return [...COUNTRIES];
}

/**
 * The prices a country is shown, a hint for the page: checkout prices again from the billing country.
 *
 * @param country a country of the price book
 * @param fallback whether it stands in for a country that the book does not name
 * @param terms what holds in every country
 * @throws Error when the price book does not name the country
 */
export function countryPrices(country: string, fallback: boolean, terms: PriceTerms) {
  const market = findMarket(country);
  const list = market && PRICE_LISTS[market.currency];
  if (!list) throw new Error(`The price book has no prices for ${country}.`);
  return {
    country,
    currency: market.currency,
    minorUnit: list.minorUnit,
    ...priceTerms(market.currency, terms),
    asOf: PRICES_AS_OF,
    fallback,
    countries: NAMED,
    plans: PAID_TIERS.map((tier, index) => ({
      tier,
      name: PLAN_NAMES[tier],
      tagline: PLAN_AUDIENCES[tier],
      prices: {
        month: { amount: list.month[index] as number },
        year: { amount: list.year[index] as number },
      },
      features: listFeatures(tier),
      highlight: tier === HIGHLIGHTED_TIER,
    })),
  };
}
