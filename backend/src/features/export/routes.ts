import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { identify } from '../../lib/guards/identify';
import { hasProvenAddress } from '../account';
import { problems } from '../../lib/http/problem-schema';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { tooEarly } from '../../lib/http/too-early';
import { within } from '../../lib/http/within';
import { spendExport } from './export-budget';

const schema = {
  operationId: 'exportAccount',
  tags: ['account'],
  summary: 'The player’s data as one JSON document',
  description:
    'Grouped by the part of the service that holds it; a picture is in base64. Five times an hour.',
  security: [{ idToken: [] }],
  response: {
    200: Type.Object({
      formatVersion: Type.Literal(1),
      exportedAt: Type.String({ format: 'date-time' }),
      data: Type.Record(Type.String(), Type.Unknown()),
    }),
    ...problems(401, 429, 503),
  },
};

/** `GET /account/export`. */
export function exportRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, now } = services;

  async function read(request: FastifyRequest) {
    const { uid, record } = await identify(auth, request);
    const wait = await spendExport(firestore, { by: uid, of: uid }, now());
    if (wait > 0) throw tooEarly(wait);
    const emailVerified = await hasProvenAddress(firestore, record);
    const subject = { uid, email: record.email ?? null, emailVerified };
    const data = await services.personalData.exportData(services, subject);
    return { formatVersion: 1 as const, exportedAt: new Date(now()).toISOString(), data };
  }

  app.get(
    '/account/export',
    { schema, onRequest: services.limits.perClient('export', 20) },
    async (request, reply) => {
      const document = await within(ROUTE_TIMEOUT_MS, read(request));
      reply.header('content-disposition', 'attachment; filename="skora-data.json"');
      return document;
    },
  );
}
