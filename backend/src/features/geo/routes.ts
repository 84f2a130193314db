import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { isPublicAddress } from '../../domain/network';
import { CountryCache } from './country-cache';
import { lookUpCountry, type GeoServiceConfig } from './geo-service';

interface GeoDeps {
  geo: GeoServiceConfig | null;
  defaultCountry: string;
  now: () => number;
}

const schema = {
  operationId: 'getMyCountry',
  tags: ['geo'],
  summary: 'The country the visitor seems to be in',
  description: 'A default country when it cannot be told. The address is neither stored nor logged.',
  response: { 200: Type.Object({ country_code: Type.String({ pattern: '^[A-Z]{2}$' }) }) },
};

/** `GET /geo/me`, so that the geolocation token stays on the server. */
export function geoRoutes(app: FastifyInstance, { geo, defaultCountry, now }: GeoDeps) {
  const cache = new CountryCache(now);

  async function countryOf(address: string): Promise<string> {
    if (geo === null) return defaultCountry;
    const known = cache.get(address);
    if (known !== undefined) return known;
    const country = await lookUpCountry(geo, address);
    if (isPublicAddress(address)) cache.set(address, country);
    return country;
  }

  app.get('/geo/me', { schema }, async (request) => {
    try {
      return { country_code: await countryOf(request.ip) };
    } catch (error) {
      request.log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'geolocation unavailable',
      );
      return { country_code: defaultCountry };
    }
  });
}
