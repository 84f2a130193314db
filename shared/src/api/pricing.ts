import { api } from './api-client';
import type { paths } from './backend-schema';
import { fetchCountryCode } from './geo';
import { readAnswer } from './read-answer';

/** Answer of `GET /payment/pricing`: amounts are integers in minor units of `currency`. */
export type Pricing = paths['/payment/pricing']['get']['responses'][200]['content']['application/json'];

/** Prices for the visitor’s country. @returns null when they cannot be loaded; the failure is only logged */
export async function fetchPricing(countryCode?: string): Promise<Pricing | null> {
  try {
    const country_code = countryCode ?? (await fetchCountryCode()) ?? undefined;
    const request = api().GET('/payment/pricing', { params: { query: { country_code } } });
    const pricing = await readAnswer(request);
    if (!Array.isArray(pricing.plans)) throw new Error('The answer holds no plans.');
    return pricing;
  } catch (error) {
    console.info('[skora] prices could not be loaded:', error);
    return null;
  }
}
