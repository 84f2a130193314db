import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppConfig } from '../../lib/services/app-deps';
import { readTerms } from './price-terms';
import { pricedCountries, countryPrices } from './country-prices';
import { pricingAnswer, pricingSchema } from './schema';

interface PricingQuery {
  country_code?: string;
}

const toBytes = (prices: object) => Buffer.from(JSON.stringify(prices));

/**
 * `GET /payment/pricing`. Every answer is written once at start, down to its bytes: prices change with a release only.
 */
export function pricingRoutes(app: FastifyInstance, config: AppConfig) {
  const terms = readTerms(config);
  const byCountry = new Map(
    pricedCountries().map((country) => [country, toBytes(countryPrices(country, false, terms))]),
  );
  const fallback = toBytes(countryPrices(config.defaultCountry, true, terms));

  app.addSchema(pricingAnswer);
  app.get<{ Querystring: PricingQuery }>(
    '/payment/pricing',
    { schema: pricingSchema },
    (request, reply: FastifyReply) => {
      const country = request.query.country_code;
      reply.header('cache-control', 'public, max-age=300');
      reply.header('content-type', 'application/json; charset=utf-8');
      return reply.send((country !== undefined && byCountry.get(country)) || fallback);
    },
  );
}
