interface Money {
  /** ISO 4217 */
  currency: string;
  minorUnit: number;
}

/** Currencies that have more than their code in British English; a test holds them against the platform's list. */
const SYMBOLS: Readonly<Record<string, string>> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  JPY: 'JP¥',
  KRW: '₩',
  MXN: 'MX$',
  USD: 'US$',
};

/**
 * Writes an amount of minor units, none below 0, as money. Without the platform's formatter, which takes a phone a tenth
 * of a second to begin with.
 * @example formatPrice(2400, { currency: 'KWD', minorUnit: 3 }) // 'KWD 2.400'
 */
export function formatPrice(amount: number, { currency, minorUnit }: Money): string {
  const [whole = '', ...decimals] = (amount / 10 ** minorUnit).toFixed(minorUnit).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${SYMBOLS[currency] ?? `${currency}\u00a0`}${[grouped, ...decimals].join('.')}`;
}
