import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { INTAKE_LIMITS } from '@skora/shared/utils/http-intake';
import { sendSlowBody, sendSlowHeaders } from '@skora/shared/utils/slow-client';
import { freshAddress, postJson, send } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

const HASTE = { ...INTAKE_LIMITS, headersMs: 300, bodyMs: 300 };

let service: TestApp;
afterEach(() => service.close());

/** Resolves once so many more requests have come, at least their headers. */
function arrivals(count: number): Promise<void> {
  let missing = count;
  return new Promise((resolve) => {
    service.app.server.on('request', () => {
      missing -= 1;
      if (missing === 0) resolve();
    });
  });
}

const isAnswered = async () => {
  expect((await send(service.origin, { path: '/payment/pricing' })).status).toBe(200);
  const value = { email: 'meanwhile@player.example' };
  expect((await postJson(service.origin, '/newsletter/subscribe', value)).status).toBe(200);
};

test('bodies that come byte by byte take nobody’s place, and end with 408', async () => {
  // The slow ones stay until everybody else was served.
  service = await startTestApp({ maxInFlight: 2, intake: { ...HASTE, bodyMs: 3000 } });
  const arrived = arrivals(10);
  const slow = ['/payment/webhook', '/contact', '/newsletter/subscribe', '/livez', '/nowhere'].flatMap(
    (path) => [1, 2].map(() => sendSlowBody(service.origin, { path, everyMs: 20 })),
  );
  await arrived;
  await isAnswered();
  const answers = await Promise.all(slow);
  expect(answers.slice(0, 6).map((answer) => answer.slice(0, 12))).toEqual(Array(6).fill('HTTP/1.1 408'));
  expect(answers[0]).toContain('application/problem+json');
  await isAnswered();
});

test('headers that come byte by byte, or not at all, end the connection', async () => {
  service = await startTestApp({ intake: HASTE });
  const silent = connect(Number(new URL(service.origin).port), '127.0.0.1').resume();
  const [answer] = await Promise.all([
    sendSlowHeaders(service.origin, { everyMs: 20 }),
    once(silent, 'close'),
  ]);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});

test('a body that comes fast enough for its size may take longer', async () => {
  service = await startTestApp({ intake: { ...HASTE, bytesPerSecond: 10 } });
  const body = JSON.stringify({ email: 'by-and-by@player.example', padding: 'x'.repeat(3000) });
  const outgoing = request(`${service.origin}/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const arrived = arrivals(1);
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  outgoing.flushHeaders();
  await arrived;
  outgoing.write(body.slice(0, 2000));
  await sendSlowBody(service.origin, { path: '/contact', everyMs: 500 });
  outgoing.end(body.slice(2000));
  // All of it was read: the answer is about the field that is too much.
  expect((await answered)[0].statusCode).toBe(400);
});

test('one client has a few bodies on the way; the next gets 429, everybody else an answer', async () => {
  service = await startTestApp({ intake: { ...HASTE, bodyMs: 3000, maxBodiesPerClient: 2 } });
  const headers = { 'x-forwarded-for': '2001:db8::1' };
  const arrived = arrivals(2);
  const slow = [1, 2].map(() => sendSlowBody(service.origin, { path: '/contact', headers, everyMs: 20 }));
  await arrived;
  const neighbour = { 'x-forwarded-for': '2001:db8::2' };
  const value = { email: 'third@player.example' };
  const refused = await postJson(service.origin, '/newsletter/subscribe', value, neighbour);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
  expect((await send(service.origin, { path: '/payment/pricing', headers })).status).toBe(200);
  await isAnswered();
  await Promise.all(slow);
  expect((await postJson(service.origin, '/newsletter/subscribe', value, headers)).status).toBe(200);
});

test('one client has a few connections; those of a proxy count for nobody', async () => {
  service = await startTestApp({ intake: { ...INTAKE_LIMITS, maxConnectionsPerClient: 2 } });
  const { port } = new URL(service.origin);
  const open = async (forwarded: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined).write(`GET /livez HTTP/1.1\r\nhost: a\r\n${forwarded}\r\n`);
    await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
    return socket;
  };
  const proxied = [1, 2, 3].map(() => `x-forwarded-for: ${freshAddress()}\r\n`);
  const sockets = [];
  for (const forwarded of [...proxied, '', '', '']) sockets.push(await open(forwarded));
  expect(sockets.map(({ bytesRead }) => bytesRead > 0)).toEqual([true, true, true, true, true, false]);
  for (const socket of sockets) socket.destroy();
});
