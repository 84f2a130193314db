import type { AppConfig } from '../../lib/services/app-deps';
import { MARKETS } from './price-book';

/** What holds for prices of every country. */
export interface PriceTerms {
  /** The operator has confirmed the price book. */
  confirmed: boolean;
  /** The payment service works out taxes. */
  addsTax: boolean;
}

export function readTerms({
  pricesConfirmed,
  stripe,
}: Pick<AppConfig, 'pricesConfirmed' | 'stripe'>): PriceTerms {
  return { confirmed: pricesConfirmed, addsTax: stripe?.tax ?? false };
}

/** What a page says beside prices in a currency. Where nobody works out taxes nothing is added, so it is included. */
export function priceTerms(currency: string, { confirmed, addsTax }: PriceTerms) {
  const market = MARKETS.find((known) => known.currency === currency);
  return {
    sample: !confirmed,
    taxInclusive: !addsTax || (market?.taxInclusive ?? true),
    taxLabel: market?.taxLabel ?? 'Tax',
  };
}
