import { findCurrency } from '../../pricing';

/** Why a country decides about a price, in the order they count: the account's, where the request comes from, the default. */
export const COUNTRY_SOURCES = ['account', 'located', 'default'] as const;

/** The country whose prices somebody is charged, and why it is that one. */
export interface ChargeCountry {
  country: string;
  countryFrom: (typeof COUNTRY_SOURCES)[number];
}

/** Whether the price book has prices for a country. */
export function isPriced(country: string | null): country is string {
  return country !== null && findCurrency(country) !== null;
}
