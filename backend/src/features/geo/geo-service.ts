import { fetchWithin } from '@skora/shared/utils/fetch-within';
import { isPublicAddress } from '../../lib/guards/network';
import type { GeoServiceConfig } from '../../lib/services/app-deps';

const TIMEOUT_MS = 300;
const COUNTRY = /^[A-Z]{2}$/;

function lookupUrl({ url, token }: GeoServiceConfig, address: string): URL {
  // Behind a private address sits this machine's own network: then "me" is the visitor.
  const lookup = isPublicAddress(address) ? new URL(encodeURIComponent(address), url) : new URL(url);
  lookup.searchParams.set('token', token);
  return lookup;
}

/**
 * Asks the geolocation service for the country of an address.
 *
 * @returns an ISO 3166-1 alpha-2 code
 * @throws Error when the service does not give one in time; the message names neither address nor token
 */
export async function lookUpCountry(config: GeoServiceConfig, address: string): Promise<string> {
  const url = lookupUrl(config, address);
  const request: RequestInit = { headers: { accept: 'application/json' }, redirect: 'error' };
  return fetchWithin(config.timeoutMs ?? TIMEOUT_MS, url, request, async (response) => {
    const answer: unknown = response.ok ? await response.json() : null;
    const country = (answer as { country_code?: unknown } | null)?.country_code;
    if (typeof country === 'string' && COUNTRY.test(country)) return country;
    throw new Error(`The geolocation service answered ${response.status} without a country code.`);
  });
}
