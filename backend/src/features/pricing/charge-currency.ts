import { PAID_TIERS } from '@skora/domain';
import { findMarket, PRICE_LISTS, PRICES_AS_OF } from './price-book';
import type { Choice } from './price-key';

/** The currency of a country's price list; `null` for a country the book does not name. */
export function findCurrency(country: string): string | null {
  return findMarket(country)?.currency ?? null;
}

/** The currency of a country of the price book. @throws Error for a country the book does not name */
export function currencyOf(country: string): string {
  const currency = findCurrency(country);
  if (currency === null) throw new Error(`The price book has no prices for ${country}.`);
  return currency;
}

/** Decimals of a currency of the book. */
export function findMinorUnit(currency: string): number {
  return PRICE_LISTS[currency]?.minorUnit ?? 2;
}

/**
 * What a plan costs per interval, in minor units.
 *
 * @param asOf the price list; `null` is the answer for any but the present one
 */
export function findAmount({ plan, interval }: Choice, currency: string, asOf = PRICES_AS_OF): number | null {
  if (asOf !== PRICES_AS_OF) return null;
  return PRICE_LISTS[currency]?.[interval][PAID_TIERS.indexOf(plan)] ?? null;
}
