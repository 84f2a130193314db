/** An amount in minor units of a currency, as the backend sends it. */
export interface Money {
  amount: number;
  currency: string;
  minorUnit: number;
}

/** Money in words. @example moneyWords({ amount: 2400, currency: 'KWD', minorUnit: 3 }) // 'KWD 2.400' */
export function moneyWords({ amount, currency, minorUnit }: Money): string {
  const digits = { minimumFractionDigits: minorUnit, maximumFractionDigits: minorUnit };
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...digits });
  return format.format(amount / 10 ** minorUnit);
}
