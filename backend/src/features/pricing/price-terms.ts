import type { AppConfig } from '../../lib/services/app-deps';
import { MARKETS } from './price-book';

/**
 * How tax stands with a price: contained in it, added to it on the payment page, or worked out by nobody. Then the price
 * is all that is charged, and nothing may be said about a tax in it.
 */
export const TAX_TREATMENTS = ['included', 'added', 'not-computed'] as const;
export type TaxTreatment = (typeof TAX_TREATMENTS)[number];

/** What holds for prices of every country. */
export interface PriceTerms {
  /** The operator has confirmed the price book. */
  confirmed: boolean;
  /** The payment service works out taxes. */
  computesTax: boolean;
}

export function readTerms({
  pricesConfirmed,
  stripe,
}: Pick<AppConfig, 'pricesConfirmed' | 'stripe'>): PriceTerms {
  return { confirmed: pricesConfirmed, computesTax: stripe?.tax ?? false };
}

function treatTax(inclusive: boolean, computesTax: boolean): TaxTreatment {
  if (!computesTax) return 'not-computed';
  return inclusive ? 'included' : 'added';
}

/** What a page says beside prices in a currency. */
export function priceTerms(currency: string, { confirmed, computesTax }: PriceTerms) {
  const market = MARKETS.find((known) => known.currency === currency);
  const tax = treatTax(market?.taxInclusive ?? true, computesTax);
  return {
    sample: !confirmed,
    tax,
    taxInclusive: tax !== 'added',
    taxLabel: market?.taxLabel ?? 'Tax',
  };
}
