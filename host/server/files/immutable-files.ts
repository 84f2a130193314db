import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, encode, type Encoding } from './encoding';
import { isHashedName } from './hashed-name';
import { isCompressible, mediaType } from './media-type';

type ReadFile = (name: string) => Promise<Buffer | null>;

const NAME = /^[\w.-]+$/;
const CACHE_BYTES = 64 * 1024 * 1024;
const BROTLI_QUALITY = 11;
const DEVELOPMENT_QUALITY = 1;

/** Bodies by name and encoding, least recently used ones dropped. */
class BodyCache {
  private readonly bodies = new Map<string, Promise<Buffer | null>>();
  private bytes = 0;

  get(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const known = this.bodies.get(key);
    if (known) return known;
    const body = make();
    this.bodies.set(key, body);
    body.then(
      (made) => (made ? this.grow(made.length) : this.bodies.delete(key)),
      () => this.bodies.delete(key),
    );
    return body;
  }

  private grow(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes <= CACHE_BYTES) return;
    this.bodies.clear();
    this.bytes = 0;
  }
}

/** Serves files whose names carry a hash of their content: cached by browsers for good, compressed once. */
export class ImmutableFiles {
  private readonly cache = new BodyCache();

  constructor(private readonly read: ReadFile) {}

  /** Answers 404 (never a page) for names that do not exist. */
  async send(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    const type = NAME.test(name) ? mediaType(name) : null;
    const encoding: Encoding = isCompressible(name)
      ? chooseEncoding(request.headers['accept-encoding'])
      : 'identity';
    const body = type ? await this.body(name, encoding) : null;
    if (!type || !body) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', isHashedName(name) ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('vary', 'accept-encoding')
      .header('access-control-allow-origin', '*')
      .type(type)
      .send(body);
  }

  private body(name: string, encoding: Encoding): Promise<Buffer | null> {
    const make = async () => {
      const bytes = await this.read(name);
      return bytes && encode(bytes, encoding, isHashedName(name) ? BROTLI_QUALITY : DEVELOPMENT_QUALITY);
    };
    return isHashedName(name) ? this.cache.get(`${encoding}:${name}`, make) : make();
  }
}
