import { MINUTE_MS } from '@skora/domain';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from './limits';
import { Problem } from '../http/problem';

/** The two forms RFC 8058 lets a mail program send. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const [NAME, VALUE] = ['List-Unsubscribe', 'One-Click'];
/** Bytes; enough for one field with the longest boundary a multipart form may have. */
export const ONE_CLICK_BODY_LIMIT = 2048;
const LIMITS = { fields: 2, files: 1, parts: 2, headerPairs: 10, fieldNameSize: 100, fieldSize: 100 };
/** A mail program asks once; people press a button again, and providers repeat what failed. */
const PER_TOKEN = 10;
/** Of one client, about all its mailboxes: only made-up links are counted. */
const UNKNOWN_PER_CLIENT = 300;

/** @returns the fields of a form; `null` when it cannot be read or holds more than fields */
function readFields(contentType: string, body: Buffer): Promise<[string, string][] | null> {
  return new Promise((resolve) => {
    const fields: [string, string][] = [];
    const refuse = () => resolve(null);
    try {
      const parser = new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
      parser.on('field', (name, value) => fields.push([name, value]));
      parser.on('file', (_name, file) => {
        file.resume();
        refuse();
      });
      parser.on('error', refuse);
      parser.on('finish', () => resolve(fields));
      parser.end(body);
    } catch {
      refuse();
    }
  });
}

async function requireOneClick(request: FastifyRequest, body: Buffer): Promise<void> {
  const fields = await readFields(request.headers['content-type'] ?? '', body);
  const [only] = fields ?? [];
  if (fields?.length === 1 && only?.[0] === NAME && only[1] === VALUE) return;
  throw new Problem(400, { detail: 'This is not a one-click call.' });
}

/**
 * Lets the routes of a scope be called by mail programs (RFC 8058): with `List-Unsubscribe=One-Click` as either of the two
 * forms, which leaves `request.body` undefined. Anything else in a form is refused with 400.
 */
export function acceptOneClick(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORMS, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    requireOneClick(request, body),
  );
}

/**
 * An `onRequest` hook for routes with a signed `:token`. One mail provider speaks for many mailboxes, so a client is bound by
 * the links it makes up only, and every real link by itself.
 *
 * @param name of the limit
 * @param isOurs whether we have made the token
 * @throws Problem 404 for a made-up token, 429 beyond 10 calls of a token, or 300 made-up ones of a client, in a minute
 */
export function limitTokens(limits: Limits, name: string, isOurs: (token: string) => boolean) {
  const takeOfToken = limits.open(name, PER_TOKEN, MINUTE_MS);
  const limitUnknown = limits.perClient(`${name}-made-up`, UNKNOWN_PER_CLIENT);
  return async (request: FastifyRequest): Promise<void> => {
    const { token } = request.params as { token: string };
    if (!isOurs(token)) {
      await limitUnknown(request);
      throw new Problem(404);
    }
    const wait = await takeOfToken(token);
    if (wait > 0) throw new Problem(429, { headers: { 'retry-after': String(wait) } });
  };
}
