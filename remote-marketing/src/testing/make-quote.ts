import type { Quote } from '../features/payment/api/quote-plan';

/** A quote as the backend sends it. */
export function makeQuote(changes: Partial<Quote> = {}): Quote {
  return {
    quote: 'signed.quote',
    plan: 'tier2',
    interval: 'month',
    amount: 1499,
    currency: 'EUR',
    minorUnit: 2,
    tax: 'included',
    taxLabel: 'VAT',
    country: 'DE',
    countryName: 'Germany',
    countryFrom: 'account',
    payer: 'self',
    sample: false,
    expiresAt: '2026-11-25T10:30:00Z',
    ...changes,
  };
}
