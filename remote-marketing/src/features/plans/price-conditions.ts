import type { Pricing } from '@skora/shared/api';
import { writtenDay } from '../reading/written-day';
import { countryName } from '@skora/football';

/** How tax stands with the shown prices. @example taxWords({ taxInclusive: true, taxLabel: 'VAT' }) // 'VAT included' */
export function taxWords({ taxInclusive, taxLabel }: Pick<Pricing, 'taxInclusive' | 'taxLabel'>): string {
  return taxInclusive ? `${taxLabel} included` : `${taxLabel} is added where it applies`;
}

/** Tax, country and date of the shown prices, in one sentence each. */
export function priceConditions(pricing: Pricing): string {
  const { country, fallback, asOf } = pricing;
  const where = fallback
    ? `We do not know your country or it has no price list of its own, so these are the prices for ${countryName(country)}`
    : `Prices for ${countryName(country)}`;
  return `${where}, ${taxWords(pricing)}, valid since ${writtenDay(asOf)}.`;
}
