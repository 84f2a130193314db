import type { FastifyInstance } from 'fastify';
import { ROUTE_TABLE_ADDRESS } from '../../src/navigation/route-table-address';
import { readBucket, STABLE_BUCKET } from '../canary/canary';
import { chooseEncoding, encode } from '../files/encoding';
import { parseCookies } from '../lib/cookies';
import { sendProblem } from '../lib/problem';
import type { ReleaseResolver } from '../releases/release-resolver';
import { versionOf, writeRouteTable } from './route-table-file';

const BROTLI_QUALITY = 9;

const querystring = {
  type: 'object',
  required: ['v'],
  properties: { v: { type: 'string', pattern: '^[0-9a-f]{16}$' } },
};

interface Question {
  Querystring: { v: string };
}

/**
 * Adds the table of all routes, which public pages leave out (`PageState.routeTable`). Its address names its content, so browsers keep
 * it; a table that is not, or no longer, that of this visitor's pages is answered with 404, and the browser loads its next page anew.
 */
export function addRouteTable(app: FastifyInstance, resolver: ReleaseResolver): void {
  app.get<Question>(ROUTE_TABLE_ADDRESS, { schema: { querystring } }, async (request, reply) => {
    const cookies = parseCookies(request.headers.cookie);
    // As for page files: who has no bucket has a page from before the canary.
    const { releases } = await resolver.resolve(readBucket(cookies) ?? STABLE_BUCKET);
    const table = writeRouteTable(releases);
    reply.header('vary', 'accept-encoding').header('x-robots-tag', 'noindex');
    if (versionOf(table) !== request.query.v) {
      reply.header('cache-control', 'no-store');
      return sendProblem(reply, 404);
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/json; charset=utf-8')
      .send(await encode(Buffer.from(table), encoding, BROTLI_QUALITY));
  });
}
