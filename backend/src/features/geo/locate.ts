import type { FastifyBaseLogger } from 'fastify';
import { isPublicAddress, findNetwork } from '../../lib/guards/network';
import { measureCall } from '../../lib/metrics/service-calls';
import type { GeoServiceConfig } from '../../lib/services/app-deps';
import { lookUpCountry } from './geo-service';
import { DAY_MS } from '@skora/domain';

const MAX_NETWORKS = 10_000;
const NETWORK_BITS = { v4: 24, v6: 48 };

/** Remembers countries by network, never by address, for a day; the oldest goes when it is full. */
class CountryCache {
  readonly #countries = new Map<string, { country: string; until: number }>();

  constructor(private readonly now: () => number) {}

  get(address: string): string | undefined {
    const hit = this.#countries.get(findNetwork(address, NETWORK_BITS));
    return hit && hit.until > this.now() ? hit.country : undefined;
  }

  set(address: string, country: string) {
    const network = findNetwork(address, NETWORK_BITS);
    this.#countries.delete(network);
    const oldest = this.#countries.keys().next();
    if (this.#countries.size >= MAX_NETWORKS && !oldest.done) this.#countries.delete(oldest.value);
    this.#countries.set(network, { country, until: this.now() + DAY_MS });
  }
}

/** Finds the country of an address; `null` when it cannot be told. */
export type Locate = (address: string, log: FastifyBaseLogger) => Promise<string | null>;

/** @param geo `null`: no service, nobody is located */
export function createLocator(geo: GeoServiceConfig | null, now: () => number): Locate {
  const cache = new CountryCache(now);
  return async (address, log) => {
    if (geo === null) return null;
    const known = cache.get(address);
    if (known !== undefined) return known;
    try {
      const country = await measureCall('geolocation', () => lookUpCountry(geo, address));
      if (isPublicAddress(address)) cache.set(address, country);
      return country;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'geolocation unavailable');
      return null;
    }
  };
}
