import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function allowOrigin(reply: FastifyReply, origin: string, preflight: boolean) {
  reply.header('access-control-allow-origin', origin);
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (!preflight) return;
  reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  reply.header('access-control-allow-headers', 'authorization, content-type, idempotency-key');
  reply.header('access-control-max-age', '600');
}

/**
 * Refuses cross-site writes (Fetch Metadata) and answers CORS from an exact list. The site proxies `/api` on
 * its own origin, so the list is empty unless the backend is addressed directly.
 *
 * @returns the refusal, or `undefined` when the request may go on
 */
export function guardOrigin(
  allowed: ReadonlySet<string>,
  request: FastifyRequest,
  reply: FastifyReply,
): Problem | undefined {
  const { origin } = request.headers;
  if (origin !== undefined && allowed.has(origin)) {
    allowOrigin(reply, origin, request.method === 'OPTIONS');
    return undefined;
  }
  if (SAFE_METHODS.has(request.method)) return undefined;
  if (request.headers['sec-fetch-site'] !== 'cross-site') return undefined;
  return new Problem(403, { detail: 'Cross-site requests are not accepted.' });
}
