/**
 * Writes an amount of minor units as money.
 * @example formatPrice(2400, { currency: 'KWD', minorUnit: 3 }) // 'KWD 2.400'
 */
export function formatPrice(amount: number, money: { currency: string; minorUnit: number }): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: money.minorUnit,
    maximumFractionDigits: money.minorUnit,
  }).format(amount / 10 ** money.minorUnit);
}
