import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { INTAKE_LIMITS } from '@skora/shared/utils/http-intake';
import { sendSlowBody, sendSlowHeaders } from '@skora/shared/utils/slow-client';
import type { FastifyInstance } from 'fastify';
import { exampleRelease, putRelease } from './testing/example-release';
import { exampleSite, temporaryStore } from './testing/example-site';

const HASTE = { ...INTAKE_LIMITS, headersMs: 300, bodyMs: 300 };

let backend: Server;
let site: FastifyInstance;
afterEach(async () => {
  await site.close();
  await new Promise((resolve) => backend.close(resolve));
});

/** A site on a port of its own, before a backend that answers once a body has arrived. */
async function startSite(intake = HASTE, proxyHops = 0): Promise<string> {
  backend = createServer((request, response) => {
    request.on('error', () => undefined).on('end', () => response.end('{}'));
    request.resume();
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  const env = {
    BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    SITE_PROXY_HOPS: String(proxyHops),
  };
  site = await exampleSite(store, env, { intake });
  // More than the buffers of both ends hold.
  site.get('/large', () => Buffer.alloc(64 * 1024 * 1024));
  return site.listen({ host: '127.0.0.1', port: 0 });
}

const post = (origin: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  });

it('ends slow bodies and headers with 408', async () => {
  const origin = await startSite();
  const answers = await Promise.all([
    sendSlowBody(origin, { path: '/api/payment/webhook', everyMs: 20 }),
    sendSlowHeaders(origin, { everyMs: 20 }),
  ]);
  expect(answers.map((answer) => answer.slice(0, 12))).toEqual(['HTTP/1.1 408', 'HTTP/1.1 408']);
});

it('takes a few bodies of one visitor at a time; everybody else is served meanwhile', async () => {
  const origin = await startSite({ ...HASTE, bodyMs: 3000, maxBodiesPerClient: 2 }, 1);
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.1' };
  const slow = [];
  for (const path of ['/api/contact', '/api/payment/webhook']) {
    const arrived = once(backend, 'request');
    slow.push(sendSlowBody(origin, { path, headers, everyMs: 20 }));
    await arrived;
  }
  const refused = await post(origin, { 'x-forwarded-for': '203.0.113.1' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await fetch(origin, { headers })).status).toBe(200);
  expect((await post(origin, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
  await Promise.all(slow);
  expect((await post(origin, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
});

it('ends a connection whose answer nobody reads', async () => {
  const origin = await startSite({ ...HASTE, silentMs: 300 });
  const arrived = once(site.server, 'connection');
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
  socket.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
  const [served] = (await arrived) as [Socket];
  await once(served, 'close');
  socket.destroy();
});
