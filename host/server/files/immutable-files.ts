import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyCache } from './body-cache';
import { chooseEncoding, encode, type Encoding } from './encoding';
import { isHashedName } from './hashed-name';
import { isCompressible, mediaType } from './media-type';

type ReadFile = (name: string, remote: string) => Promise<Buffer | null>;

/** Parts of pages that are never a document of their own, as a picture in SVG can be; a page has a dozen of them. */
const PART = /\.(js|css|woff2)$/;

/** Headers of every answer that say what a document or a worker may do. `nosniff` and HSTS are not among them: those stay. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

const NAME = /^[\w.-]+$/;
/** The first visitor after a release gets a quick compression: the best one takes seconds for a map. */
const FIRST_QUALITY = 5;
const KEPT_QUALITY = 11;
const DEVELOPMENT_QUALITY = 1;

/** Serves files whose names carry a hash of their content: cached by browsers for good, compressed once. */
export class ImmutableFiles {
  private readonly cache = new BodyCache();

  constructor(private readonly read: ReadFile) {}

  /**
   * Answers 404 (never a page) for names that do not exist.
   * @param remote whose file it is; '' where all are of one
   */
  async send(request: FastifyRequest, reply: FastifyReply, name: string, remote = ''): Promise<FastifyReply> {
    const type = NAME.test(name) ? mediaType(name) : null;
    const encoding: Encoding = isCompressible(name)
      ? chooseEncoding(request.headers['accept-encoding'])
      : 'identity';
    const body = type ? await this.body(name, remote, encoding) : null;
    if (!type || !body) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not found');
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (isHashedName(name) && PART.test(name)) for (const header of OF_DOCUMENTS) reply.removeHeader(header);
    return reply
      .header('cache-control', isHashedName(name) ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('vary', 'accept-encoding')
      .header('access-control-allow-origin', '*')
      .type(type)
      .send(body);
  }

  private body(name: string, remote: string, encoding: Encoding): Promise<Buffer | null> {
    const make = async (quality: number) => {
      const bytes = await this.read(name, remote);
      return bytes && encode(bytes, encoding, quality);
    };
    if (!isHashedName(name)) return make(DEVELOPMENT_QUALITY);
    const better = encoding === 'br' ? () => make(KEPT_QUALITY) : null;
    return this.cache.get(`${encoding}:${remote}/${name}`, () => make(FIRST_QUALITY), better);
  }
}
