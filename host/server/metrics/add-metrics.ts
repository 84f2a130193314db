import { mayReadMetrics, type MetricsAccess, type ServerMetrics } from '@skora/shared/utils/metrics';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../lib/problem';

/** Tells metrics to who may read them, at `/metrics`. Where nobody may, there is no such address. */
export function addMetrics(app: FastifyInstance, metrics: ServerMetrics, access: MetricsAccess | null): void {
  if (access === null) return;
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (mayReadMetrics(access, request.headers.authorization)) {
      return reply.type(metrics.contentType).send(await metrics.text());
    }
    reply.header('www-authenticate', 'Bearer');
    return sendProblem(reply, 401);
  });
}
