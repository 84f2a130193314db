/** What other features use of this one. */
export { findAmount, findCurrency, marketIn, findMinorUnit } from './charge-currency';
export { PLANS } from './plans';
export { MARKETS, PRICE_LISTS } from './price-book';
export { type Choice, parsePriceKey, type Interval, INTERVALS, priceKey } from './price-key';
