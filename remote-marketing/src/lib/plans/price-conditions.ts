import type { Pricing } from '@skora/shared/api';
import { writtenDay } from '../reading/written-day';

/** How tax stands with the shown prices. @example taxWords({ taxInclusive: true, taxLabel: 'VAT' }) // 'VAT included' */
export function taxWords({ taxInclusive, taxLabel }: Pick<Pricing, 'taxInclusive' | 'taxLabel'>): string {
  return taxInclusive ? `${taxLabel} included` : `${taxLabel} is added where it applies`;
}

/** Tax, country and date of the shown prices, in one sentence each. */
export function priceConditions(pricing: Pricing): string {
  const { country, countries, fallback, asOf } = pricing;
  const name = countries.find(({ code }) => code === country)?.name ?? country;
  const where = fallback
    ? `We do not know your country or it has no price list of its own, so these are the prices for ${name}`
    : `Prices for ${name}`;
  return `${where}, ${taxWords(pricing)}, valid since ${writtenDay(asOf)}.`;
}
