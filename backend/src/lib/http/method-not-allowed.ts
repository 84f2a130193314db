import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendProblem } from './error-handler';
import { Problem } from './problem';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/**
 * Remembers which methods each path has. Call the returned function after the last route: it answers every
 * other method with 405 and `Allow`, and OPTIONS with 204.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<HTTPMethods>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set<HTTPMethods>();
    for (const name of [method].flat()) methods.add(name as HTTPMethods);
    known.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const allow = [...methods, 'OPTIONS'].sort().join(', ');
      app.route({
        method: METHODS.filter((method) => !methods.has(method)),
        url,
        schema: { hide: true },
        // Before the body is read: the method alone decides.
        onRequest: async (request, reply) => {
          if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send();
          return sendProblem(request, reply, new Problem(405, { headers: { allow } }));
        },
        handler: (_request, reply) => reply.callNotFound(),
      });
    }
  };
}
