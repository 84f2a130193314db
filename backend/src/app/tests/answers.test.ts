import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { emailAddressKey } from '../../lib/text/email-address';
import { postJson, send } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
};

test.each([
  '/livez',
  '/payment/pricing',
  '/geo/me',
  '/nowhere',
  '/payment/pricing?country_code=x',
  '/%E0%A4%A',
])('security headers are on %s', async (path) => {
  const answer = await send(service.origin, { path });
  expect(answer.headers).toMatchObject(headers);
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(answer.headers).not.toHaveProperty('server');
});

test('bytes that are no HTTP are answered with a problem', async () => {
  const { port } = service.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end('NOT HTTP\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('content-type: application/problem+json');
  expect(answer).toContain('x-content-type-options: nosniff');
});

test('oversized headers are answered with 431', async () => {
  const answer = await send(service.origin, { path: '/livez', headers: { 'x-big': 'a'.repeat(20_000) } });
  expect(answer.status).toBe(431);
  expect(answer.json()).toMatchObject({ status: 431 });
});

test('a failure on our side is a bare 500 with a request id that the log knows', async () => {
  const email = 'corrupt@player.example';
  await service.firestore.doc(`newsletterSubscribers/${emailAddressKey(email)}`).set({ requests: null });
  const answer = await postJson(service.origin, '/newsletter/subscribe', { email });
  expect(answer.status).toBe(500);
  const { requestId, ...rest } = answer.json() as { requestId: string };
  expect(rest).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 });
  expect(requestId).toBe(answer.headers['x-request-id']);
  expect(service.log()).toContain(`"severity":"ERROR","time"`);
  expect(service.log()).toContain(requestId);
});
