import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Locate } from './locate';

const schema = {
  operationId: 'getMyCountry',
  tags: ['geo'],
  summary: 'The country the visitor seems to be in',
  description: 'A default country when it cannot be told. The address is neither stored nor logged.',
  response: {
    200: Type.Object({
      country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
      guess: Type.Boolean({ description: 'It could not be told: the country is the default one.' }),
    }),
  },
};

/** `GET /geo/me`, so that the geolocation token stays on the server. */
export function geoRoutes(app: FastifyInstance, deps: { locate: Locate; defaultCountry: string }) {
  app.get('/geo/me', { schema }, async (request) => {
    const country = await deps.locate(request.ip, request.log);
    return { country_code: country ?? deps.defaultCountry, guess: country === null };
  });
}
