import { PAID_TIERS, PLAN_NAMES } from '@skora/domain';
import { MARKETS, PRICE_BOOK_VERSION, PRICE_LISTS } from './price-book';

/** The price book for the operator to read before confirming it. */
export function describePriceBook(): string {
  const lines = MARKETS.map(({ currency, taxLabel, taxInclusive, countries }) => {
    const list = PRICE_LISTS[currency];
    const money = (amount = 0) => (amount / 10 ** (list?.minorUnit ?? 0)).toFixed(list?.minorUnit);
    const prices = PAID_TIERS.map(
      (tier, index) => `${PLAN_NAMES[tier]} ${money(list?.month[index])} / ${money(list?.year[index])}`,
    );
    const tax = `${taxLabel} ${taxInclusive ? 'included' : 'added'}`;
    return `${currency}, ${tax}, ${countries}\n  a month / a year: ${prices.join(', ')}`;
  });
  return [...lines, `To confirm it: PRICES_CONFIRMED=${PRICE_BOOK_VERSION}`].join('\n');
}
