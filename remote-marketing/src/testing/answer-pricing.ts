import type { Pricing } from '@skora/shared/api';
import { provideTestConfig } from '@skora/shared/testing';

export function makePrices(overrides: Partial<Pricing> = {}): Pricing {
  const plan = (tier: 'tier1' | 'tier2' | 'tier3' | 'tier4', month: number) => ({
    tier,
    name: tier,
    tagline: '',
    prices: { month: { amount: month }, year: { amount: month * 10 } },
    features: [],
    highlight: false,
  });
  return {
    country: 'GB',
    currency: 'GBP',
    minorUnit: 2,
    sample: false,
    tax: 'included',
    taxInclusive: true,
    taxLabel: 'VAT',
    asOf: '2026-11-01',
    fallback: false,
    countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'JP', name: 'Japan' },
      { code: 'GB', name: 'United Kingdom' },
    ],
    plans: [plan('tier1', 699), plan('tier2', 1299), plan('tier3', 2199), plan('tier4', 3499)],
    ...overrides,
  };
}

/** Stands in for the network: geolocation says GB, the price list is what `answer` gives (null: the backend is down). */
export function answerPricing(answer: () => Pricing | null): jest.Mock {
  provideTestConfig();
  const fetched = jest.fn((input: Request | string) => {
    const url = typeof input === 'string' ? input : input.url;
    if (url.includes('/geo/me')) return Promise.resolve(Response.json({ country_code: 'GB' }));
    const pricing = answer();
    return pricing
      ? Promise.resolve(Response.json(pricing))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}
