import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

const TAG = /(?:W\/)?("[^"]*")/g;

/**
 * Compares as caches do (RFC 9110, 13.1.2): weakly, and with each tag of the list.
 * @param header `If-None-Match`
 */
function matches(header: string, tag: string): boolean {
  return header.trim() === '*' || [...header.matchAll(TAG)].some(([, opaque]) => `W/${opaque}` === tag);
}

/** No cache keeps anything else: refusals, what was written, and everything that says `no-store`. */
function isKept(method: string, reply: FastifyReply): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    reply.statusCode === 200 &&
    !String(reply.getHeader('cache-control')).includes('no-store')
  );
}

/**
 * Gives answers that may be kept a weak ETag, and answers 304 to anyone who has them. Weak, because the site compresses
 * answers on their way: what is equal is what they mean, not their bytes. Streams get none.
 */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isKept(request.method, reply)) return done(null, payload);
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload);
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url')}"`;
    reply.header('etag', tag);
    const known = request.headers['if-none-match'];
    if (known === undefined || !matches(known, tag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}
