import type { FastifyBaseLogger } from 'fastify';
import { isPublicAddress } from '../../lib/guards/network';
import type { GeoServiceConfig } from '../../lib/services/app-deps';
import { CountryCache } from './country-cache';
import { lookUpCountry } from './geo-service';

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
      const country = await lookUpCountry(geo, address);
      if (isPublicAddress(address)) cache.set(address, country);
      return country;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'geolocation unavailable');
      return null;
    }
  };
}
