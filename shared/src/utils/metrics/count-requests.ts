import type { ServerMetrics } from './server-metrics';

/** What is used of a Fastify server; its types are not the kernel's. */
interface Server {
  addHook: (
    name: 'onResponse',
    hook: (
      request: { method: string; routeOptions: { url?: string | undefined } },
      reply: { statusCode: number; elapsedTime: number },
    ) => Promise<void>,
  ) => unknown;
}

/** Counts all requests of a Fastify server, after their answers have been sent. Comes before the routes. */
export function countRequests(app: Server, metrics: Pick<ServerMetrics, 'countRequest'>): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime: ms }) => {
    metrics.countRequest({ method, route: routeOptions.url, status, ms });
  });
}
