import { send } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const strangers = [
  'https://evil.example',
  'null',
  'https://partner.example.evil.com',
  'https://evil-partner.example',
  'http://partner.example',
  'https://partner.example:8443',
  'https://PARTNER.example',
];

test.each(strangers)('the origin %s gets no CORS header', async (origin) => {
  const answer = await send(service.origin, { path: '/payment/pricing', headers: { origin } });
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  expect(answer.headers.vary).toBe('Origin');
});

test.each(strangers)('a preflight from %s is answered without permission', async (origin) => {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const answer = await send(service.origin, { method: 'OPTIONS', path: '/newsletter/subscribe', headers });
  expect(answer.status).toBe(204);
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('an origin of the list may read, without credentials', async () => {
  const headers = { origin: 'https://partner.example' };
  const answer = await send(service.origin, { path: '/payment/pricing', headers });
  expect(answer.headers['access-control-allow-origin']).toBe('https://partner.example');
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('an origin of the list passes the preflight and may write across sites', async () => {
  const origin = 'https://partner.example';
  const path = '/newsletter/subscribe';
  const preflight = await send(service.origin, { method: 'OPTIONS', path, headers: { origin } });
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE');
  expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key');
  const headers = { origin, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  const answer = await send(service.origin, {
    method: 'POST',
    path,
    headers,
    body: '{"email":"partner@player.example"}',
  });
  expect(answer.status).toBe(200);
});
