import type { Pricing } from '@skora/shared/api';
import { countryName } from './country-name';

/** How tax stands with the shown prices. @example taxWords({ taxInclusive: true, taxLabel: 'VAT' }) // 'VAT included' */
export function taxWords({ taxInclusive, taxLabel }: Pick<Pricing, 'taxInclusive' | 'taxLabel'>): string {
  return taxInclusive ? `${taxLabel} included` : `${taxLabel} is added where it applies`;
}

/** Tax, country and date of the shown prices, in one sentence each. */
export function priceConditions(pricing: Pricing): string {
  const { country, fallback, asOf } = pricing;
  const since = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(asOf),
  );
  const where = fallback
    ? `We do not know your country or it has no price list of its own, so these are the prices for ${countryName(country)}`
    : `Prices for ${countryName(country)}`;
  return `${where}, ${taxWords(pricing)}, valid since ${since}.`;
}
