import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './files/encoding';

/** Smaller answers fit into one packet either way. */
const MIN_BYTES = 1024;
/** Answers are made for one visitor: higher qualities cost more time than they save on the way. */
const BROTLI_QUALITY = 4;

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml)(?:;|$))/i;

/** Statuses without a body, and parts of a body, which are counted in bytes of the whole. */
const LEFT_ALONE = new Set([204, 206, 304]);

function isWorthIt(reply: FastifyReply): boolean {
  const length = reply.getHeader('content-length');
  return (
    COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')) &&
    !LEFT_ALONE.has(reply.statusCode) &&
    !reply.hasHeader('content-encoding') &&
    !/\bno-transform\b/i.test(String(reply.getHeader('cache-control') ?? '')) &&
    (length === undefined || Number(length) >= MIN_BYTES)
  );
}

function addVary(reply: FastifyReply): void {
  const names = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (/(^|,)\s*(accept-encoding|\*)\s*(,|$)/i.test(names)) return;
  reply.header('vary', names === '' ? 'Accept-Encoding' : `${names}, Accept-Encoding`);
}

function compressor(encoding: 'br' | 'gzip') {
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/**
 * Sends an answer of the backend on, compressed where that pays and the visitor accepts it. Ranges, pictures, videos and
 * what says `no-transform` pass as they are. Search engines may list none of it unless the backend says so: pages are
 * listed, not what they are made of.
 *
 * Answers to signed-in people are compressed too. The length of a compressed answer tells a secret (BREACH) to somebody
 * who makes a browser ask with the secret's owner signed in, again and again, with guesses that the answer repeats. Our
 * API knows people by the `Authorization` header, which another site cannot make a browser send, and never by a cookie.
 * A link that was sent is itself the secret: anyone who can ask with it already knows it.
 */
export function sendAnswer(
  request: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: FastifyReply,
  answer: object,
): void {
  // The proxy's types call this the raw answer; its documentation and its code give the stream beside it.
  const { stream: body } = answer as { stream: Readable };
  if (!reply.hasHeader('x-robots-tag')) reply.header('x-robots-tag', 'noindex');
  if (!isWorthIt(reply)) return void reply.send(body);
  addVary(reply);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity' || request.method === 'HEAD') return void reply.send(body);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  // A backend that hangs up, or a visitor who leaves, ends both streams; the reply sees the error.
  const compressed = pipeline(body, compressor(encoding), () => undefined);
  void reply.send(compressed);
}
