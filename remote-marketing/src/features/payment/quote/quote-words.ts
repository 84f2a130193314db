import { formatPrice } from '@skora/domain';
import { priceNote } from '../../../lib/plans/price-conditions';
import type { Quote } from '../api/quote-plan';

/** The amount of a quote as the page shows it. */
export function quotePrice(quote: Quote): string {
  return formatPrice(quote.amount, quote);
}

/** What stands beside it. */
export function quoteNote(quote: Quote): string {
  return priceNote(quote);
}

/**
 * Whose price it is, and why.
 * @param whose account it is
 * @example quoteOrigin(quote, 'your account') // 'Price for Germany, the country of your account.'
 */
export function quoteOrigin({ countryName, countryFrom }: Quote, whose: string): string {
  if (countryFrom === 'account') return `Price for ${countryName}, the country of ${whose}.`;
  const unpriced = `The country of ${whose} has no prices of its own yet.`;
  return countryFrom === 'located'
    ? `Price for ${countryName}, where you seem to be. ${unpriced}`
    : `Price for ${countryName}. ${unpriced}`;
}
