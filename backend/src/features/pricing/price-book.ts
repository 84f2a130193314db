import { hashText } from '@skora/shared/utils';

/** A price list in one currency. Amounts are integers in the currency's minor unit, tier1 first. */
interface PriceList {
  /** Decimals of the currency: 2 for GBP, 0 for JPY, 3 for KWD. */
  minorUnit: number;
  month: readonly [number, number, number, number];
  /** The full yearly total. */
  year: readonly [number, number, number, number];
}

interface Market {
  currency: string;
  taxLabel: string;
  /** Whether the shown price already contains the tax. */
  taxInclusive: boolean;
  countries: string;
}

/** The day these prices came into force. */
export const PRICES_AS_OF = '2026-11-01';

export const PRICE_LISTS: Readonly<Record<string, PriceList>> = {
  AED: { minorUnit: 2, month: [2900, 5500, 9500, 14900], year: [29000, 55000, 95000, 149000] },
  AUD: { minorUnit: 2, month: [1199, 2199, 3799, 5999], year: [11990, 21990, 37990, 59990] },
  BHD: { minorUnit: 3, month: [3000, 5600, 9700, 15300], year: [30000, 56000, 97000, 153000] },
  BRL: { minorUnit: 2, month: [2490, 4490, 7990, 12990], year: [24900, 44900, 79900, 129900] },
  CAD: { minorUnit: 2, month: [1099, 1999, 3499, 5499], year: [10990, 19990, 34990, 54990] },
  CHF: { minorUnit: 2, month: [790, 1490, 2590, 3990], year: [7900, 14900, 25900, 39900] },
  DKK: { minorUnit: 2, month: [5900, 10900, 18900, 29900], year: [59000, 109000, 189000, 299000] },
  EUR: { minorUnit: 2, month: [799, 1499, 2499, 3999], year: [7990, 14990, 24990, 39990] },
  GBP: { minorUnit: 2, month: [699, 1299, 2199, 3499], year: [6990, 12990, 21990, 34990] },
  INR: { minorUnit: 2, month: [29900, 54900, 94900, 149900], year: [299000, 549000, 949000, 1499000] },
  JPY: { minorUnit: 0, month: [1200, 2200, 3800, 5800], year: [12000, 22000, 38000, 58000] },
  KRW: { minorUnit: 0, month: [9900, 18900, 32900, 49900], year: [99000, 189000, 329000, 499000] },
  KWD: { minorUnit: 3, month: [2400, 4500, 7900, 12500], year: [24000, 45000, 79000, 125000] },
  MXN: { minorUnit: 2, month: [12900, 23900, 39900, 64900], year: [129000, 239000, 399000, 649000] },
  NOK: { minorUnit: 2, month: [8900, 16900, 28900, 44900], year: [89000, 169000, 289000, 449000] },
  PLN: { minorUnit: 2, month: [2999, 5499, 9499, 14999], year: [29990, 54990, 94990, 149990] },
  SEK: { minorUnit: 2, month: [8900, 16900, 27900, 44900], year: [89000, 169000, 279000, 449000] },
  USD: { minorUnit: 2, month: [799, 1499, 2499, 3999], year: [7990, 14990, 24990, 39990] },
  ZAR: { minorUnit: 2, month: [11900, 21900, 37900, 59900], year: [119000, 219000, 379000, 599000] },
};

const EURO_AREA = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';

export const MARKETS: readonly Market[] = [
  { currency: 'EUR', taxLabel: 'VAT', taxInclusive: true, countries: EURO_AREA },
  { currency: 'GBP', taxLabel: 'VAT', taxInclusive: true, countries: 'GB GG IM JE' },
  { currency: 'USD', taxLabel: 'Sales tax', taxInclusive: false, countries: 'US' },
  { currency: 'CAD', taxLabel: 'GST/HST', taxInclusive: false, countries: 'CA' },
  { currency: 'AUD', taxLabel: 'GST', taxInclusive: true, countries: 'AU' },
  { currency: 'INR', taxLabel: 'GST', taxInclusive: true, countries: 'IN' },
  { currency: 'JPY', taxLabel: 'Consumption tax', taxInclusive: true, countries: 'JP' },
  { currency: 'KRW', taxLabel: 'VAT', taxInclusive: true, countries: 'KR' },
  { currency: 'CHF', taxLabel: 'VAT', taxInclusive: true, countries: 'CH LI' },
  { currency: 'SEK', taxLabel: 'VAT', taxInclusive: true, countries: 'SE' },
  { currency: 'NOK', taxLabel: 'VAT', taxInclusive: true, countries: 'NO' },
  { currency: 'DKK', taxLabel: 'VAT', taxInclusive: true, countries: 'DK FO GL' },
  { currency: 'PLN', taxLabel: 'VAT', taxInclusive: true, countries: 'PL' },
  { currency: 'BRL', taxLabel: 'Taxes', taxInclusive: true, countries: 'BR' },
  { currency: 'MXN', taxLabel: 'IVA', taxInclusive: true, countries: 'MX' },
  { currency: 'ZAR', taxLabel: 'VAT', taxInclusive: true, countries: 'ZA LS NA SZ' },
  { currency: 'AED', taxLabel: 'VAT', taxInclusive: true, countries: 'AE' },
  { currency: 'BHD', taxLabel: 'VAT', taxInclusive: true, countries: 'BH' },
  { currency: 'KWD', taxLabel: 'Tax', taxInclusive: true, countries: 'KW' },
];

/** The market of a country; none for a country the book does not name. */
export function findMarket(country: string): Market | undefined {
  return MARKETS.find(({ countries }) => countries.split(' ').includes(country));
}

/** Names the price book as it is: whoever changes a price, a tax or a country changes it, and the operator confirms anew. */
export const PRICE_BOOK_VERSION = `${PRICES_AS_OF}-${hashText(JSON.stringify([PRICE_LISTS, MARKETS]))
  .toString(16)
  .padStart(8, '0')}`;
