import type { Pricing } from '@skora/shared/api';
import { writtenDay } from '../reading/written-day';

type PriceTerms = Pick<Pricing, 'sample' | 'taxInclusive' | 'taxLabel'>;

/** How tax stands with prices. @example taxWords({ taxInclusive: true, taxLabel: 'VAT' }) // 'VAT included' */
function taxWords({ taxInclusive, taxLabel }: Omit<PriceTerms, 'sample'>): string {
  return taxInclusive ? `${taxLabel} included` : `${taxLabel} is added where it applies`;
}

/** What stands beside one price. @example priceNote({ sample: true, … }) // 'Sample price, VAT included' */
export function priceNote(terms: PriceTerms): string {
  return terms.sample ? `Sample price, ${taxWords(terms)}` : taxWords(terms);
}

type Conditions = PriceTerms & Pick<Pricing, 'country' | 'countries' | 'fallback' | 'asOf'>;

/** Tax, country and date of the shown prices, in one sentence each. */
export function priceConditions(pricing: Conditions): string {
  const { country, countries, fallback, asOf, sample } = pricing;
  const prices = sample ? 'sample prices' : 'prices';
  const name = countries.find(({ code }) => code === country)?.name ?? country;
  const where = fallback
    ? `We do not know your country, or it has no price list of its own, so these are the ${prices} for ${name}`
    : `${sample ? 'Sample prices' : 'Prices'} for ${name}`;
  const unconfirmed = sample
    ? ' The operator of this site has not confirmed these amounts yet, and no real money is taken.'
    : '';
  return `${where}, ${taxWords(pricing)}, valid since ${writtenDay(asOf)}.${unconfirmed}`;
}

/** About the longest text of {@link priceConditions}: a page keeps room for it until prices arrive. */
export const LONGEST_CONDITIONS = priceConditions({
  country: 'GB',
  countries: [{ code: 'GB', name: 'United Kingdom' }],
  fallback: true,
  asOf: '2026-11-30',
  sample: true,
  taxInclusive: false,
  taxLabel: 'Sales tax',
});
