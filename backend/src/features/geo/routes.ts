import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Locate } from './locate';

const schema = {
  operationId: 'getMyCountry',
  tags: ['geo'],
  summary: 'The country the visitor seems to be in',
  description: 'A default country when it cannot be told. The address is neither stored nor logged.',
  response: { 200: Type.Object({ country_code: Type.String({ pattern: '^[A-Z]{2}$' }) }) },
};

/** `GET /geo/me`, so that the geolocation token stays on the server. */
export function geoRoutes(app: FastifyInstance, deps: { locate: Locate; defaultCountry: string }) {
  app.get('/geo/me', { schema }, async (request) => ({
    country_code: (await deps.locate(request.ip, request.log)) ?? deps.defaultCountry,
  }));
}
