import type { Pricing } from '@skora/shared/api';
import { writtenDay } from '../reading/written-day';

type PriceTerms = Pick<Pricing, 'sample' | 'tax' | 'taxLabel'>;

const TAX_WORDS: Readonly<Record<Pricing['tax'], (label: string) => string>> = {
  included: (label) => `${label} included`,
  added: (label) => `${label} is added where it applies`,
  'not-computed': () => 'no tax is added',
};

/**
 * How tax stands with prices; where nobody computes it, no price is said to contain it.
 * @example taxWords({ tax: 'included', taxLabel: 'VAT' }) // 'VAT included'
 */
function taxWords({ tax, taxLabel }: Omit<PriceTerms, 'sample'>): string {
  return TAX_WORDS[tax](taxLabel);
}

/** What stands beside one price. @example priceNote({ sample: true, … }) // 'Sample price, VAT included' */
export function priceNote(terms: PriceTerms): string {
  const words = taxWords(terms);
  return terms.sample ? `Sample price, ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
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
  tax: 'added',
  taxLabel: 'Sales tax',
});
