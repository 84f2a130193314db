/** What other features use of this one. */
export { amountOf, currencyOf, marketIn, minorUnitOf } from './charge-currency';
export { PAID_TIERS, type PaidTier, PLANS } from './plans';
export { MARKETS, PRICE_LISTS } from './price-book';
export { type Choice, choiceOf, type Interval, INTERVALS, priceKey } from './price-key';
