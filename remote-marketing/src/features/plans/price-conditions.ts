import type { Pricing } from '@skora/shared/api';

/** Tax, country and date of the shown prices, in one sentence each. */
export function priceConditions(pricing: Pricing): string {
  const { country, fallback, taxInclusive, taxLabel, asOf } = pricing;
  const name = new Intl.DisplayNames('en-GB', { type: 'region' }).of(country) ?? country;
  const tax = taxInclusive ? `${taxLabel} included` : `${taxLabel} is added where it applies`;
  const since = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(asOf),
  );
  const where = fallback
    ? `Your country has no price list of its own, so these are the prices for ${name}`
    : `Prices for ${name}`;
  return `${where}, ${tax}, valid since ${since}.`;
}
