interface Money {
  /** ISO 4217 */
  currency: string;
  minorUnit: number;
}

/** A formatter costs more than all that it writes: one for each currency. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ currency, minorUnit }: Money): Intl.NumberFormat {
  const key = `${currency}${minorUnit}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = { minimumFractionDigits: minorUnit, maximumFractionDigits: minorUnit };
  const made = new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...digits });
  formats.set(key, made);
  return made;
}

/**
 * Writes an amount of minor units as money.
 * @example formatPrice(2400, { currency: 'KWD', minorUnit: 3 }) // 'KWD 2.400'
 */
export function formatPrice(amount: number, money: Money): string {
  return formatOf(money).format(amount / 10 ** money.minorUnit);
}
