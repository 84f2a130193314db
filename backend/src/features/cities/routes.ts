import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { listCities, findCities } from './cities';
import { problems } from '../../lib/http/problem-schema';
import type { Services } from '../../lib/services/services';
import { unchanged } from '../../lib/http/unchanged-schema';

const PER_MINUTE = 240;

const city = Type.Object({ name: Type.String(), country: Type.String() });

const schema = {
  operationId: 'findPlaces',
  tags: ['places'],
  summary: 'Large cities, by the beginning of their name or by country',
  description: 'From GeoNames (CC BY 4.0): cities of 100,000 inhabitants or a country’s three largest.',
  querystring: Type.Object(
    {
      q: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
      country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    },
    { additionalProperties: false },
  ),
  response: { 200: Type.Object({ cities: Type.Array(city) }), ...unchanged, ...problems(400, 429) },
};

/** `GET /places`. */
export function cityRoutes(app: FastifyInstance, { limits }: Pick<Services, 'limits'>) {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      '/places',
      { schema, onRequest: limits.perClient('places', PER_MINUTE) },
      async ({ query }, reply) => {
        const found = query.country === undefined ? findCities(query.q ?? '') : listCities(query.country);
        // The list changes with a release only.
        void reply.header('cache-control', 'public, max-age=300');
        return { cities: found.map(({ name, country }) => ({ name, country })) };
      },
    );
}
