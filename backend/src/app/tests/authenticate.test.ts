import { randomUUID } from 'node:crypto';
import { send } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let service: TestApp;
let uid: string;
beforeAll(async () => {
  service = await startTestApp();
  ({ uid } = await service.auth.createUser({ email: `${randomUUID()}@player.example` }));
});
afterAll(() => service.close());

const PROJECT = 'demo-skora';

/** A token as the Auth emulator takes it, with what a test forges. */
function token(claims: object = {}, header: object = { alg: 'none', typ: 'JWT' }): string {
  const seconds = Math.floor(Date.now() / 1000);
  const own = {
    ...{ iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: uid, user_id: uid },
    ...{ iat: seconds, exp: seconds + 3600, auth_time: seconds },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part({ ...own, ...claims })}.`;
}

function ask(given: string) {
  return send(service.origin, { path: '/account', headers: { authorization: `Bearer ${given}` } });
}

test('a token of our project is taken', async () => {
  expect((await ask(token())).status).not.toBe(401);
});

test.each([
  ['another project', { aud: 'demo-other' }],
  ['another issuer', { iss: 'https://securetoken.google.com/demo-other' }],
  ['an issuer of its own', { iss: 'https://evil.example' }],
  ['no subject', { sub: undefined }],
  ['an empty subject', { sub: '' }],
  ['a subject that is not there', { sub: 'nobody', user_id: 'nobody' }],
  ['a subject that is a list', { sub: ['a'] }],
])('a token of %s is refused with 401', async (_name, claims) => {
  const answer = await ask(token(claims));
  expect(answer.status).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});

test.each([
  ['cut off', (whole: string) => `${whole.slice(0, -20)}.`],
  ['a text', (whole: string) => `${whole.split('.')[0]}.${Buffer.from('"a"').toString('base64url')}.`],
  ['null', (whole: string) => `${whole.split('.')[0]}.${Buffer.from('null').toString('base64url')}.`],
  ['no JSON at all', (whole: string) => `${whole.split('.')[0]}.abcd.`],
])('a token whose content is %s is refused with 401, and is no failure of ours', async (_name, damage) => {
  const before = service.log().length;
  expect((await ask(damage(token()))).status).toBe(401);
  expect(service.log().slice(before)).not.toContain('"severity":"ERROR"');
});

test('outside of the emulators an unsigned token, or one signed by a shared secret, is refused with 401', async () => {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  try {
    for (const alg of ['none', 'HS256', 'ES256']) {
      const forged = `${token({}, { alg, typ: 'JWT', kid: 'a' })}c2lnbmF0dXJl`;
      expect([alg, (await ask(forged)).status]).toEqual([alg, 401]);
    }
  } finally {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  }
});

test('the token of a player who signed out everywhere, is disabled or is gone, is refused with 401', async () => {
  const { uid: leaving } = await service.auth.createUser({ email: `${randomUUID()}@player.example` });
  const theirs = token({ sub: leaving, user_id: leaving });
  expect((await ask(theirs)).status).not.toBe(401);
  await service.auth.updateUser(leaving, { disabled: true });
  expect((await ask(theirs)).status).toBe(401);
  await service.auth.updateUser(leaving, { disabled: false });
  await service.auth.deleteUser(leaving);
  expect((await ask(theirs)).status).toBe(401);
});
