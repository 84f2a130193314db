import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SiteEnv } from '../config/env';
import { chooseEncoding, encode, type Encoding } from '../files/encoding';
import type { ReadPublic } from './add-root-files';

/** A browser has one worker for the whole site. The second address is that of browsers which registered it when it showed pushes only. */
const ADDRESSES = ['/service-worker.js', '/push-worker.js'];
const QUALITY = 9;

/** It may ask this site, and nothing else: its policy is that of its own file. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

interface Dependencies {
  env: Pick<SiteEnv, 'worker'>;
  readPublic: ReadPublic;
}

/**
 * Adds the site's worker. Switched off, it shows pushes alone and deletes what it kept before
 * (docs/operations.md, "The worker"). Browsers ask for it with nearly every page, so an unchanged one is a 304.
 */
export function addWorker(app: FastifyInstance, { env, readPublic }: Dependencies): void {
  const parts = ['push', env.worker === 'off' ? 'off' : 'pages'];
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const readSource = async () => {
    const files = await Promise.all(parts.map((name) => readPublic(`worker/${name}.js`)));
    return files.includes(null) ? null : Buffer.from(files.join('\n'));
  };
  for (const address of ADDRESSES) {
    app.get(address, async (request, reply) => {
      const source = await readSource();
      if (!source) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      const etag = `W/"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}"`;
      reply.headers({
        'cache-control': 'no-cache',
        'content-security-policy': POLICY,
        vary: 'accept-encoding',
        etag,
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const body = bodies.get(encoding) ?? encode(source, encoding, QUALITY);
      bodies.set(encoding, body);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('text/javascript; charset=utf-8').send(await body);
    });
  }
}
