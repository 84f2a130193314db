import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { exampleSite, temporaryStore } from './testing/example-site';

const PLAYERS = JSON.stringify({
  players: Array.from({ length: 200 }, (_, at) => ({ name: `Player ${at}` })),
});

type Answer = (response: ServerResponse, asked: IncomingMessage) => void;

let answer: Answer;
const backend = createServer((asked, response) => answer(response, asked));
let site: FastifyInstance;

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const { store } = await temporaryStore();
  site = await exampleSite(store, { BACKEND_URL: `http://127.0.0.1:${port}` });
  await site.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await site.close();
  await new Promise((resolve) => backend.close(resolve));
});

/** Has the backend answer with a body and these headers. */
function answerWith(body: string | Buffer, headers: Record<string, string> = {}, status = 200): void {
  answer = (response) => {
    const length = String(Buffer.byteLength(body));
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': length, ...headers });
    response.end(body);
  };
}

/** What a browser asks; nothing is decoded on the way. */
async function ask(headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> {
  const { port } = site.server.address() as AddressInfo;
  const asking = request({ port, host: '127.0.0.1', path: '/api/players', method, headers, agent: false });
  asking.end();
  const [incoming] = (await once(asking, 'response')) as [IncomingMessage];
  return incoming;
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const plain = (bytes: Buffer) => bytes;
test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, plain],
  ['', undefined, plain],
])('a visitor who accepts "%s" gets %s', async (accepted, encoding, decode) => {
  answerWith(PLAYERS, { vary: 'Origin' });
  const incoming = await ask({ 'accept-encoding': accepted });
  const bytes = await buffer(incoming);
  expect(incoming.headers['content-encoding']).toBe(encoding);
  expect(incoming.headers.vary).toBe('Origin, Accept-Encoding');
  expect(decode(bytes).toString()).toBe(PLAYERS);
  expect(bytes.length < 2000).toBe(encoding !== undefined);
});

test.each(['application/problem+json; charset=utf-8', 'text/plain', 'image/svg+xml', 'application/ld+json'])(
  '%s is compressed, for somebody signed in too',
  async (type) => {
    answerWith(PLAYERS, { 'content-type': type, 'cache-control': 'no-store' }, 404);
    const incoming = await ask({ ...BROWSER, authorization: 'Bearer token' });
    expect([incoming.statusCode, incoming.headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(await buffer(incoming)).toString()).toBe(PLAYERS);
  },
);

test.each([
  ['a short answer', '{"status":"ok"}', {}, 200],
  ['a picture', PLAYERS, { 'content-type': 'image/jpeg' }, 200],
  ['a card', PLAYERS, { 'content-type': 'image/png' }, 200],
  ['a video', PLAYERS, { 'content-type': 'video/mp4' }, 200],
  ['a PDF', PLAYERS, { 'content-type': 'application/pdf' }, 200],
  ['what must not be changed', PLAYERS, { 'cache-control': 'public, No-Transform' }, 200],
  ['what is compressed already', PLAYERS, { 'content-encoding': 'zstd' }, 200],
  ['a part', PLAYERS, { 'content-range': 'bytes 0-9/20' }, 206],
])('%s passes as it is', async (_name, body, headers, status) => {
  answerWith(body, headers, status);
  const incoming = await ask(BROWSER);
  expect(incoming.headers['content-length']).toBe(String(body.length));
  expect(incoming.headers['content-encoding']).toBe((headers as Record<string, string>)['content-encoding']);
  expect((await buffer(incoming)).toString()).toBe(body);
});

test('an answer without a body stays without one', async () => {
  answer = (response) => {
    response.writeHead(304, { etag: 'W/"a"', 'content-type': 'application/json' }).end();
  };
  const incoming = await ask(BROWSER);
  expect([incoming.statusCode, incoming.headers['content-encoding']]).toEqual([304, undefined]);
  expect(await buffer(incoming)).toHaveLength(0);
});

test.each([
  [undefined, 'noindex'],
  ['noindex', 'noindex'],
  ['all', 'all'],
])(
  'search engines list no answer unless the backend lets them: it says %s, the site %s',
  async (said, expected) => {
    answerWith(PLAYERS, said === undefined ? {} : { 'x-robots-tag': said });
    expect((await ask(BROWSER)).headers['x-robots-tag']).toBe(expected);
  },
);

test('HEAD says what GET varies by', async () => {
  answerWith(PLAYERS);
  const incoming = await ask(BROWSER, 'HEAD');
  expect(incoming.headers.vary).toBe('Accept-Encoding');
  expect(await buffer(incoming)).toHaveLength(0);
});

test('a long answer without a length comes whole, as fast as it is read', async () => {
  const parts = Array.from({ length: 200 }, (_, at) => `${Math.sin(at)}\n`.repeat(1000));
  answer = async (response) => {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    for (const part of parts) if (!response.write(part)) await once(response, 'drain');
    response.end();
  };
  const incoming = await ask(BROWSER);
  expect(brotliDecompressSync(await buffer(incoming)).toString()).toBe(parts.join(''));
});

test('the backend learns that a visitor has left', async () => {
  const left = new Promise<boolean>((resolve) => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const write = () => {
        while (response.write(`${Math.random()}\n`.repeat(1000)));
      };
      response.on('drain', write).once('close', () => resolve(response.writableFinished));
      write();
    };
  });
  const incoming = await ask(BROWSER);
  await once(incoming, 'readable');
  incoming.destroy();
  expect(await left).toBe(false);
});

test('an answer that breaks off ends as one that broke off', async () => {
  const held = new Promise<ServerResponse>((resolve) => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      // As much as the compressor keeps for itself, and more.
      for (let sent = 0; sent < 1000; sent += 1) response.write(randomBytes(1000).toString('hex'));
      resolve(response);
    };
  });
  const incoming = await ask(BROWSER);
  (await held).destroy();
  await expect(buffer(incoming)).rejects.toThrow('aborted');
});

test('an answer that breaks off before it was sent on is one problem', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public' });
    response.write(PLAYERS, () => response.destroy());
  };
  const incoming = await ask(BROWSER);
  expect(incoming.statusCode).toBe(503);
  expect(incoming.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'retry-after': '5',
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['content-encoding', 'cache-control', 'transfer-encoding'])
    expect(incoming.headers).not.toHaveProperty(name);
  expect(JSON.parse((await buffer(incoming)).toString())).toMatchObject({ status: 503 });
});

test('a request that cannot be passed on is refused as a problem', async () => {
  const { statusCode, headers } = await site.inject({
    method: 'POST',
    url: '/api/players',
    headers: { 'content-type': 'nonsense' },
    payload: 'x',
  });
  expect([statusCode, headers['content-type']]).toEqual([415, 'application/problem+json; charset=utf-8']);
});
