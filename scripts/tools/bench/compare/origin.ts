import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** An answer before it is compressed. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers a path, with its query, as the site does. */
export type Ask = (path: string) => Promise<Answer>;

/** A way to serve the site that is measured. */
export interface Subject {
  name: string;
  /** @param site what the unchanged site answers */
  answer: (path: string, site: Ask) => Promise<Answer>;
}

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;
/** Of the connection between the two servers, or of one visitor. */
const NOT_PASSED_ON = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'x-request-id',
]);
/** Longer than any visit: the site keeps connections open, too. */
const KEEP_ALIVE_MS = 120_000;

/** Asks a running site. */
export function askSite(url: string): Ask {
  return async (path) => {
    const response = await fetch(`${url}${path}`, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const headers = [...response.headers].filter(([name]) => !NOT_PASSED_ON.has(name));
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(headers), body };
  };
}

async function encode({ status, headers, body }: Answer): Promise<Sent> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const sent = { ...headers, ...('etag' in headers && { etag }) };
  if (!COMPRESSIBLE.test(headers['content-type'] ?? '')) return { status, headers: sent, body };
  return { status, headers: { ...sent, 'content-encoding': 'br' }, body: await compress(body) };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Sent): void {
  if (headers['etag'] !== undefined && request.headers['if-none-match'] === headers['etag']) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/**
 * Serves one subject. Everything it has answered once it answers from memory, as small as brotli gets it, so that how fast a
 * server is makes no difference between subjects.
 */
export async function startOrigin(
  { answer }: Subject,
  site: Ask,
): Promise<{ port: number; close: () => Promise<void> }> {
  const known = new Map<string, Promise<Sent>>();
  const find = (path: string): Promise<Sent> => {
    const sent = known.get(path) ?? answer(path, site).then(encode);
    known.set(path, sent);
    return sent;
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (request.method !== 'GET') {
      request.resume();
      response.writeHead(204).end();
      return;
    }
    find(request.url ?? '/').then(
      (sent) => send(request, response, sent),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, close };
}
