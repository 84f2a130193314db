import { memoize } from './memoize';

const format = memoize(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }));

/** A number as pages show it, with a comma for thousands. @example formatNumber(1520) // '1,520' */
export function formatNumber(value: number): string {
  return format().format(value);
}
