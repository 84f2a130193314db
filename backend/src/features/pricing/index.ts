/** What other features use of this one. */
export { currencyOf, findAmount, findCurrency, findMinorUnit } from './charge-currency';
export { type PriceTerms, priceTerms, readTerms, type TaxTreatment, TAX_TREATMENTS } from './price-terms';
export { taxTreatment } from './schema';
export { describePriceBook } from './describe-price-book';
export { MARKETS, PRICE_BOOK_VERSION, PRICE_LISTS } from './price-book';
export { countryPrices, pricedCountries } from './country-prices';
export { type Choice, parsePriceKey, type Interval, INTERVALS, priceKey } from './price-key';
