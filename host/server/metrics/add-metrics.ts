import { mayReadMetrics, type MetricsAccess, type ServerMetrics } from '@skora/shared/utils/metrics';
import type { FastifyInstance } from 'fastify';
import { writeProblem } from '../lib/problem';

/** Tells metrics to who may read them, at `/metrics`. Where nobody may, there is no such address. */
export function addMetrics(app: FastifyInstance, metrics: ServerMetrics, access: MetricsAccess | null): void {
  if (access === null) return;
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (mayReadMetrics(access, request.headers.authorization)) {
      return reply.type(metrics.contentType).send(await metrics.text());
    }
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .type('application/problem+json')
      .send(writeProblem(401));
  });
}
