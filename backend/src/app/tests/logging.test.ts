import { postJson, send } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let service: TestApp;
afterEach(() => service.close());

test('the log names route, status and request id, and nobody', async () => {
  service = await startTestApp();
  const headers = {
    'x-forwarded-for': '198.51.100.77',
    'user-agent': 'Agent Smith',
    authorization: 'Bearer aaa.bbb.ccc',
  };
  await postJson(service.origin, '/newsletter/subscribe', { email: 'secret.name@player.example' }, headers);
  await postJson(service.origin, '/newsletter/subscribe', { email: 'not an address' }, headers);
  await send(service.origin, { method: 'POST', path: '/account/verification-mail', headers });
  await postJson(
    service.origin,
    '/account/password-reset-mail',
    { email: 'secret.name@player.example' },
    headers,
  );
  await send(service.origin, { path: `/guardian/requests/${'secret.name'.padEnd(43, 'x')}`, headers });
  await send(service.origin, { path: '/nowhere/secret.name@player.example', headers });
  await send(service.origin, { path: '/payment/pricing?country_code=secret.name', headers });
  const lines = service
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({
      severity: 'INFO',
      message: 'request',
      route: '/newsletter/subscribe',
      status: 200,
      reqId: expect.any(String),
    }),
  );
  expect(lines.map((line) => line.status)).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  expect(service.log()).not.toMatch(/secret\.name|not an address|198\.51\.100\.77|Agent Smith|aaa\.bbb/);
});

test('line breaks cannot forge a log entry', async () => {
  service = await startTestApp();
  const before = service.log();
  await send(service.origin, { path: '/a%0d%0a{"severity":"ERROR"}' });
  expect(service.log().slice(before.length).trim().split('\n')).toHaveLength(1);
  expect(service.log()).not.toContain('"severity":"ERROR"');
});

test('of successful requests one in so many is logged, of failed ones each', async () => {
  service = await startTestApp({ log: { level: 'info', sampleEvery: 3 } });
  for (let round = 0; round < 6; round += 1) await send(service.origin, { path: '/livez' });
  for (let round = 0; round < 3; round += 1) await send(service.origin, { path: '/nowhere' });
  expect(service.log().match(/"status":200/g)).toHaveLength(2);
  expect(service.log().match(/"status":404/g)).toHaveLength(3);
});

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const REQUEST_ID = '7964b42d-1300-487c-a4b4-d492725c54b5';

test('a request keeps the ids that the site gave it, in the answer and in each line', async () => {
  service = await startTestApp();
  const headers = { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01`, 'x-request-id': REQUEST_ID };
  const answer = await send(service.origin, { path: '/nowhere', headers });
  expect(answer.headers['x-request-id']).toBe(REQUEST_ID);
  expect(answer.json()).toMatchObject({ requestId: REQUEST_ID });
  const line = service.log().trim().split('\n').at(-1) ?? '';
  expect(JSON.parse(line)).toMatchObject({ reqId: REQUEST_ID, traceId: TRACE_ID, status: 404 });
});

test.each([
  ['words', { traceparent: 'secret.name', 'x-request-id': 'secret.name' }],
  [
    'more than ids',
    {
      traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01-secret.name`,
      'x-request-id': `${REQUEST_ID}secret.name`,
    },
  ],
  ['another entry', { traceparent: '"},{"severity":"ERROR"', 'x-request-id': '"},{"severity":"ERROR"' }],
])('%s in the place of ids reach neither log nor answer', async (_what, headers) => {
  service = await startTestApp();
  for (const path of ['/livez', '/nowhere', '/%zz']) {
    const answer = await send(service.origin, { path, headers });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(answer)).not.toContain('secret.name');
  }
  expect(service.log()).toMatch(/"traceId":"[0-9a-f]{32}"/);
  expect(service.log()).not.toMatch(/secret\.name|"severity":"ERROR"/);
});
