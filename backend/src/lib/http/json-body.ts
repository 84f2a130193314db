import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasDuplicateKey } from './duplicate-key';
import { Problem } from './problem';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Problem(400, { detail: 'The body is not valid UTF-8.' });
  }
}

function refuseEncoding(request: FastifyRequest) {
  const encoding = request.headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return;
  throw new Problem(415, { headers: { 'accept-encoding': 'identity' } });
}

/** Accepts `application/json` only: no text/plain, no compressed bodies, no prototype keys, no key twice. */
export function acceptStrictJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      refuseEncoding(request);
      const text = decode(body as Buffer);
      parse(request, text, (error, value) => {
        if (error === null && hasDuplicateKey(text)) {
          done(new Problem(400, { detail: 'A key appears twice.' }));
        } else {
          done(error, value);
        }
      });
    } catch (error) {
      done(error as Error);
    }
  });
}
