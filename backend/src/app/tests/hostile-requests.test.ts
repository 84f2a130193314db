import { on } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { send, type Message } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const JSON_TYPE = { 'content-type': 'application/json' };

function subscribe(body: string | Buffer, headers: Record<string, string> = JSON_TYPE): Message {
  return { method: 'POST', path: '/newsletter/subscribe', headers, body };
}

function address(email: string): Message {
  return subscribe(JSON.stringify({ email }));
}

const WRITES = [
  '/account/password-reset-mail',
  `/guardian/requests/${'a'.repeat(43)}`,
  '/account/registration',
  '/account/email-change',
  '/account/guardian-request',
  '/contact/messages',
];

const VALID = '{"email":"hostile@player.example"}';

const refused: [name: string, status: number, message: Message][] = [
  ['a cross-site form post', 415, subscribe(VALID, { 'content-type': 'text/plain' })],
  ['a form encoding', 415, subscribe('email=a', { 'content-type': 'application/x-www-form-urlencoded' })],
  ['a multipart body', 415, subscribe(VALID, { 'content-type': 'multipart/form-data; boundary=x' })],
  ['a body without a type', 415, subscribe(VALID, {})],
  ['a cross-site fetch', 403, subscribe(VALID, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' })],
  [
    'a gzip bomb',
    415,
    subscribe(gzipSync(Buffer.alloc(1_000_000)), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
  ],
  ['10 MB', 413, subscribe(Buffer.alloc(10_000_000, 32))],
  ['just over 4 KB', 413, subscribe(JSON.stringify({ email: `${'a'.repeat(4090)}@b.cd` }))],
  ['an empty body', 400, subscribe('')],
  ['broken JSON', 400, subscribe('{"email":')],
  ['deep nesting', 400, subscribe('['.repeat(2000) + ']'.repeat(2000))],
  ['100,000 levels', 413, subscribe('['.repeat(100_000) + ']'.repeat(100_000))],
  ['invalid UTF-8', 400, subscribe(Buffer.from([...Buffer.from('{"email":"'), 0xff, 0xfe, 0x22, 0x7d]))],
  ['a key twice', 400, subscribe('{"email":"a@b.cd","email":"c@d.ef"}')],
  ['a key twice in disguise', 400, subscribe('{"email":"a@b.cd","\\u0065mail":"c@d.ef"}')],
  ['__proto__', 400, subscribe('{"email":"a@b.cd","__proto__":{"polluted":1}}')],
  ['constructor.prototype', 400, subscribe('{"email":"a@b.cd","constructor":{"prototype":{"polluted":1}}}')],
  ['an additional field', 400, subscribe('{"email":"a@b.cd","status":"confirmed"}')],
  ['a missing field', 400, subscribe('{}')],
  ['a number for an address', 400, subscribe('{"email":5}')],
  ['a list for an address', 400, subscribe('{"email":["a@b.cd"]}')],
  ['a list for a body', 400, subscribe('["a@b.cd"]')],
  ['null', 400, subscribe('null')],
  ['a header injection', 400, address('a@b.cd\r\nBcc: x@y.zz')],
  ['a percent-encoded line feed', 400, address('a%0a@b.cd')],
  ['a Unicode line separator', 400, address('a\u2028b@c.de')],
  ['two addresses', 400, address('a@b.cd,c@d.ef')],
  ['no top-level domain', 400, address('a@localhost')],
  ['an address literal', 400, address('a@[127.0.0.1]')],
  ['a number as host', 400, address('a@127.1')],
  [
    '255 characters',
    400,
    address(`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(58)}.fg`),
  ],
  ['two countries', 400, { path: '/payment/pricing?country_code=IN&country_code=US' }],
  ['a lower-case country', 400, { path: '/payment/pricing?country_code=in' }],
  ['a path for a country', 400, { path: '/payment/pricing?country_code=../' }],
  ['a line break after the country', 400, { path: '/payment/pricing?country_code=GB%0A' }],
  ['1000 characters of country', 400, { path: `/payment/pricing?country_code=${'G'.repeat(1000)}` }],
  ['an empty country', 400, { path: '/payment/pricing?country_code=' }],
  ['a nested query', 400, { path: '/payment/pricing?country_code[__proto__]=GB' }],
  ['__proto__ in the query', 400, { path: '/payment/pricing?__proto__=GB' }],
  ['a price in the query', 400, { path: '/payment/pricing?country_code=GB&amount=1' }],
  ['a broken escape', 400, { path: '/payment/%E0%A4%A' }],
  ['an id longer than any', 414, { path: `/clips/${'a'.repeat(200)}` }],
  ['an id longer than any of its kind', 400, { path: `/clips/${'a'.repeat(80)}` }],
  ['a NUL in an id', 404, { path: '/clips/a%00b' }],
  ['a parent folder for an id', 404, { path: '/clips/%2e%2e/card.png' }],
  ['a broken escape in an id', 400, { path: '/clips/%ff' }],
  ['an unknown path', 404, { path: '/newsletter' }],
  ['a traversal', 404, { path: '/payment/../../etc/passwd' }],
  [
    'a body for a request without one',
    400,
    { method: 'POST', path: '/account/verification-mail', headers: JSON_TYPE, body: '{"tierLevel":"tier4"}' },
  ],
];

test.each(refused)('%s is refused with %i', async (_name, status, message) => {
  const answer = await send(service.origin, message);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.json()).toMatchObject({
    type: 'about:blank',
    status,
    requestId: expect.stringMatching(/^[\w-]{36}$/),
  });
});

const bodies: [name: string, status: number, headers: Record<string, string>, body: string][] = [
  ['a cross-site form', 415, { 'content-type': 'text/plain' }, '{}'],
  ['a cross-site fetch', 403, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }, '{}'],
  ['20 kB', 413, JSON_TYPE, JSON.stringify({ email: 'a'.repeat(20_000) })],
  ['broken JSON', 400, JSON_TYPE, '{'],
  ['__proto__', 400, JSON_TYPE, '{"__proto__":{"polluted":1}}'],
  ['a key twice', 400, JSON_TYPE, '{"email":"a@b.cd","email":"c@d.ef"}'],
  ['an unknown field', 400, JSON_TYPE, '{"tierLevel":"tier4"}'],
  ['null', 400, JSON_TYPE, 'null'],
  ['a list', 400, JSON_TYPE, '[]'],
];

test.each(bodies)(
  '%s is refused with %i by every write of an account',
  async (_name, status, headers, body) => {
    for (const path of WRITES) {
      const answer = await send(service.origin, { method: 'POST', path, headers, body });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.json()).toMatchObject({ status, requestId: expect.any(String) });
    }
  },
);

test('no refused body reached an object prototype', () => {
  expect(Object.prototype).not.toHaveProperty('polluted');
});

const methods: [method: string, path: string, allow: string][] = [
  ['GET', '/newsletter/subscribe', 'OPTIONS, POST'],
  ['PUT', '/newsletter/subscribe', 'OPTIONS, POST'],
  ['PATCH', '/newsletter/subscribe', 'OPTIONS, POST'],
  ['DELETE', '/newsletter/subscribe', 'OPTIONS, POST'],
  ['TRACE', '/newsletter/subscribe', 'OPTIONS, POST'],
  ['GET', '/account/verification-mail', 'OPTIONS, POST'],
  ['PUT', '/account', 'GET, HEAD, OPTIONS'],
  ['GET', '/account/registration', 'OPTIONS, POST'],
  ['GET', '/account/deletion', 'DELETE, OPTIONS, POST'],
  ['POST', '/account/export', 'GET, HEAD, OPTIONS'],
  ['GET', '/account/password-reset-mail', 'OPTIONS, POST'],
  ['GET', '/guardian/requests/abc/revoke', 'OPTIONS, POST'],
  ['DELETE', '/guardian/requests/abc', 'GET, HEAD, OPTIONS, POST'],
  ['GET', '/tasks/due-deletions', 'OPTIONS, POST'],
  ['POST', '/payment/pricing', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/geo/me', 'GET, HEAD, OPTIONS'],
  ['GET', '/contact/messages', 'OPTIONS, POST'],
  ['POST', '/livez', 'GET, HEAD, OPTIONS'],
];

test.each(methods)('%s %s is answered with 405 and Allow: %s', async (method, path, allow) => {
  const answer = await send(service.origin, { method, path });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe(allow);
  expect(answer.json()).toMatchObject({ status: 405 });
});

test('a method with a body of a foreign type is still judged by the method', async () => {
  const message = {
    method: 'PUT',
    path: '/newsletter/subscribe',
    headers: { 'content-type': 'text/plain' },
    body: 'x',
  };
  expect((await send(service.origin, message)).status).toBe(405);
});

test('the same path with its own method and a valid body passes', async () => {
  const answer = await send(service.origin, subscribe(VALID));
  expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}']);
});

test('a body that is too large is read to its end, so that its sender reads the answer', async () => {
  const { hostname, port } = new URL(service.origin);
  const line = connect(Number(port), hostname);
  const answers = on(line, 'data') as AsyncIterableIterator<[Buffer]>;
  const nextAnswer = async () => String(await answers.next().then(({ value }) => (value as [Buffer])[0]));
  const head = (first: string, ...more: string[]) => [first, 'host: a', ...more, '', ''].join('\r\n');
  line.write(
    head('POST /newsletter/subscribe HTTP/1.1', 'content-type: application/json', 'content-length: 200000'),
  );
  line.write(' '.repeat(1000));
  expect(await nextAnswer()).toMatch(/^HTTP\/1\.1 413 /);
  line.write(' '.repeat(199_000) + head('GET /livez HTTP/1.1'));
  expect(await nextAnswer()).toMatch(/^HTTP\/1\.1 200 /);
  line.destroy();
});
