import type { InvoiceLine } from '../model/records';

export type Taxes = NonNullable<InvoiceLine['taxes']>;

/** What taxes come to, apart by whether they are in the amounts they are on. */
export function sumTaxes(taxes: Taxes): { inclusive: number; exclusive: number } {
  const sum = (behavior: string) =>
    taxes.reduce((total, tax) => total + (tax.tax_behavior === behavior ? tax.amount : 0), 0);
  return { inclusive: sum('inclusive'), exclusive: sum('exclusive') };
}

/** Taxes of several lines, as an invoice has them: one entry for each rate. */
export function mergeTaxes(taxes: Taxes): Taxes {
  const byRate = new Map<string, Taxes[number]>();
  for (const tax of taxes) {
    const key = `${tax.tax_rate_details?.tax_rate} ${tax.tax_behavior}`;
    const known = byRate.get(key);
    const amount = (known?.amount ?? 0) + tax.amount;
    const taxable = (known?.taxable_amount ?? 0) + (tax.taxable_amount ?? 0);
    byRate.set(key, { ...tax, amount, taxable_amount: taxable });
  }
  return [...byRate.values()];
}
