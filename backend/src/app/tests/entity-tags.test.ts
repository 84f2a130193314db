import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { clipPlayers } from '../../testing/clip-players';
import { send } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let service: TestApp;
let card: string;
let clip: string;

beforeAll(async () => {
  service = await startTestApp({}, 'demo-entity-tags');
  const players = clipPlayers(service);
  await players.publish(await players.player(), 0);
  clip = `/clips/${(await players.gallery()).clips[0]?.id}`;
  card = `${clip}/card.png`;
});
afterAll(() => service.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(service.origin, { method, path, headers });

test.each([
  ['prices', () => '/payment/pricing', 'public, max-age=300'],
  ['prices of a country', () => '/payment/pricing?country_code=IN', 'public, max-age=300'],
  ['places', () => '/places?country=DE', 'public, max-age=300'],
  ['the document of the API', () => '/openapi.json', 'public, max-age=300'],
  ['a preview card', () => card, 'private, max-age=60'],
])('%s: somebody who has them gets 304 without a body', async (_name, path, caching) => {
  const first = await ask(path());
  const etag = String(first.headers.etag);
  expect([first.status, first.headers['cache-control']]).toEqual([200, caching]);
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  const again = await ask(path(), { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers).toMatchObject({ etag, 'cache-control': caching, vary: first.headers.vary });
  expect(again.headers).not.toHaveProperty('content-type');
  const head = await ask(path(), {}, 'HEAD');
  expect([head.status, head.headers.etag, head.text]).toEqual([200, etag, '']);
});

const OTHER = 'W/"another"';

test('tags are compared weakly, in a list, and with a star', async () => {
  const etag = String((await ask('/payment/pricing')).headers.etag);
  const status = async (known: string) => (await ask('/payment/pricing', { 'if-none-match': known })).status;
  for (const known of [etag, etag.slice(2), `${OTHER}, ${etag}`, `"a,b" ,${etag},"c"`, '*'])
    expect([known, await status(known)]).toEqual([known, 304]);
  for (const known of [OTHER, '', etag.slice(3, -1), 'W/', '"'.repeat(99), `"${etag.slice(3, -2)}"`])
    expect([known, await status(known)]).toEqual([known, 200]);
});

test('another answer has another tag', async () => {
  const tag = async (country: string) => (await ask(`/payment/pricing?country_code=${country}`)).headers.etag;
  expect(await tag('IN')).not.toBe(await tag('GB'));
});

test.each([
  ['what nobody may keep', () => '/geo/me'],
  ['a clip, which may be taken away at any time', () => clip],
  ['a refusal', () => '/payment/pricing?country_code=x'],
  ['nothing', () => '/nowhere'],
  ['a card that is gone', () => '/clips/none/card.png'],
])('%s has no tag, and is sent whole', async (_name, path) => {
  const answer = await ask(path(), { 'if-none-match': '*' });
  expect(answer.headers).not.toHaveProperty('etag');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual(expect.any(Object));
});

test('a connection goes on after a 304', async () => {
  const { hostname, port } = new URL(service.origin);
  const line = connect(Number(port), hostname);
  line.write('GET /payment/pricing HTTP/1.1\r\nhost: a\r\nif-none-match: *\r\n\r\n');
  line.end('GET /livez HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  expect(await text(line)).toMatch(/^HTTP\/1\.1 304 [^]*\r\n\r\nHTTP\/1\.1 200 [^]*\{"status":"ok"\}$/);
});
