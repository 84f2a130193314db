import { randomUUID } from 'node:crypto';
import { send } from '../../../testing/send';
import { signUpPlayer } from '../../../testing/sign-up-player';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

function ask(authorization?: string) {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  return send(service.origin, { path: '/account', headers });
}

test('a player who only has a sign-in is told so, and nothing is made', async () => {
  const { uid, idToken } = await signUpPlayer();
  const answer = await ask(`Bearer ${idToken}`);
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'incomplete', deletion: null, guardianship: null });
  expect((await service.firestore.doc(`users/${uid}`).get()).exists).toBe(false);
});

function forged(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const usual = {
    iss: 'https://securetoken.google.com/demo-skora',
    aud: 'demo-skora',
    iat: now,
    exp: now + 3600,
    auth_time: now,
  };
  return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part({ ...usual, ...claims })}.`;
}

const uid = randomUUID();
const refused: [name: string, authorization: string | undefined][] = [
  ['no header', undefined],
  ['an empty header', ''],
  ['another scheme', 'Basic YTpi'],
  ['no token', 'Bearer '],
  ['garbage', 'Bearer garbage'],
  ['garbage in three parts', 'Bearer a.b.c'],
  ['two tokens', `${forged({ sub: uid })} ${forged({ sub: uid })}`],
  [
    'a token of another project',
    forged({ sub: uid, aud: 'other', iss: 'https://securetoken.google.com/other' }),
  ],
  ['a token of another issuer', forged({ sub: uid, iss: 'https://evil.example' })],
  ['an expired token', forged({ sub: uid, iat: 1, exp: 2 })],
  ['a token of nobody', forged({ sub: '' })],
  ['a token of an unknown player', forged({ sub: uid })],
];

test.each(refused)('%s is refused with 401', async (_name, authorization) => {
  const answer = await ask(authorization);
  expect(answer.status).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  expect(answer.json()).toMatchObject({ status: 401, title: 'Unauthorized' });
});

test('the token of a disabled or deleted player ends with the account', async () => {
  const disabled = await signUpPlayer();
  await service.auth.updateUser(disabled.uid, { disabled: true });
  const deleted = await signUpPlayer();
  await service.auth.deleteUser(deleted.uid);
  for (const player of [disabled, deleted]) {
    expect((await ask(`Bearer ${player.idToken}`)).status).toBe(401);
  }
});

test('an account whose record is gone, as in the middle of its deletion, is incomplete', async () => {
  const { uid, idToken } = await signUpPlayer();
  await service.firestore
    .doc(`privateAccounts/${uid}`)
    .set({ displayName: 'Mara', country: 'PT', dateOfBirth: '2001-01-01' });
  expect((await ask(`Bearer ${idToken}`)).json()).toMatchObject({ status: 'incomplete', role: null });
});

test('an account older than the status is active', async () => {
  const { uid, idToken } = await signUpPlayer();
  await service.firestore
    .doc(`privateAccounts/${uid}`)
    .set({ displayName: 'Mara', country: 'PT', dateOfBirth: '2001-01-01' });
  await service.firestore.doc(`users/${uid}`).set({ role: 'player' });
  expect((await ask(`Bearer ${idToken}`)).json()).toMatchObject({ status: 'active', missing: [] });
});
