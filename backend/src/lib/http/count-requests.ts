import type { ServerMetrics } from '@skora/shared/utils/metrics';
import type { FastifyInstance } from 'fastify';

/** Counts all requests, after their answers have been sent. Comes before the routes. */
export function countRequests(app: FastifyInstance, metrics: ServerMetrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime: ms }) => {
    metrics.countRequest({ method, route: routeOptions.url, status, ms });
  });
}
