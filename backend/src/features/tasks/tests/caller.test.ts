import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { freshAddress, send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

const CALLER = 'scheduler@skora.iam.gserviceaccount.example';
const AUDIENCE = 'https://backend.skora.example';
const KEY_ID = 'of-the-tests';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Serves the keys as Google does: PEM by key id. */
let google: Server;
let down = false;
let service: TestApp;
beforeAll(async () => {
  google = createServer((_request, response) => {
    response.writeHead(down ? 404 : 200, {
      'content-type': 'application/json',
      'cache-control': 'max-age=60',
    });
    response.end(JSON.stringify({ [KEY_ID]: publicPem }));
  }).listen(0, '127.0.0.1');
  await once(google, 'listening');
});
afterAll(() => google.close());
beforeEach(async () => {
  down = false;
  const certsUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/certs`;
  const tasksCaller = { email: CALLER, audience: AUDIENCE, certsUrl };
  service = await startTestApp({ tasksCaller }, `demo-${randomUUID()}`);
});
afterEach(() => service.close());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

interface Change {
  claims?: object;
  header?: object;
  sign?: (text: string) => string;
}

const signedBy = (key: typeof keys.privateKey) => (text: string) =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64url');

/** A token as Google makes it for a service account, but for what is changed. */
function token({ claims = {}, header = {}, sign = signedBy(keys.privateKey) }: Change = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const standard = { iss: 'https://accounts.google.com', aud: AUDIENCE, iat: now - 10, exp: now + 3590 };
  const payload = { ...standard, email: CALLER, email_verified: true, ...claims };
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...header })}.${encode(payload)}`;
  return `${text}.${sign(text)}`;
}

function call(authorization: string, method = 'POST', path = '/tasks/map-ages') {
  const headers = { authorization, 'x-forwarded-for': freshAddress() };
  return send(service.origin, { method, path, headers });
}

test('the service account of the scheduler runs tasks and reads how they are', async () => {
  expect((await call(`Bearer ${token()}`)).json()).toEqual({ refreshed: 0, left: 0, failed: 0 });
  expect((await call(`Bearer ${token()}`, 'GET', '/tasks')).status).toBe(200);
});

const past = Math.floor(Date.now() / 1000) - 7200;

test.each<[string, Change]>([
  ['for another service', { claims: { aud: 'https://site.skora.example' } }],
  ['for nobody', { claims: { aud: undefined } }],
  ['of another service account', { claims: { email: 'other@skora.iam.gserviceaccount.example' } }],
  ['without an address', { claims: { email: undefined } }],
  ['of an address that is not proven', { claims: { email_verified: false } }],
  ['of an address that is proven in words', { claims: { email_verified: 'true' } }],
  ['that has expired', { claims: { iat: past, exp: past + 3600 } }],
  ['that never expires', { claims: { exp: undefined } }],
  ['of another issuer', { claims: { iss: 'https://securetoken.google.com/skora' } }],
  ['that is not signed', { header: { alg: 'none' }, sign: () => '' }],
  ['signed by a stranger', { sign: signedBy(strangers.privateKey) }],
  ['of an unknown key', { header: { kid: 'another' } }],
  [
    'signed with the public key as a secret',
    {
      header: { alg: 'HS256' },
      sign: (text) => createHmac('sha256', publicPem).update(text).digest('base64url'),
    },
  ],
])('a token %s opens nothing, and is not written down', async (_what, change) => {
  const made = token(change);
  expect((await call(`Bearer ${made}`)).status).toBe(401);
  expect(service.log()).not.toContain(made.split('.')[1]);
});

test.each([
  ['nothing', ''],
  ['no token', 'Bearer of-the-tests'],
  ['a password', 'Basic c2Vjcmv0'],
])('%s opens nothing', async (_what, authorization) => {
  expect((await call(authorization)).status).toBe(401);
});

test('while the keys of Google cannot be read the scheduler is asked to come again', async () => {
  down = true;
  const answer = await call(`Bearer ${token()}`);
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
});
