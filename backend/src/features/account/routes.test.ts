import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { send } from '../../testing/send';
import { signUpPlayer } from '../../testing/sign-up-player';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

function record(authorization?: string) {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  return send(service.origin, { method: 'POST', path: '/account/record', headers });
}

function stored(uid: string) {
  return service.firestore.collection('users').doc(uid).get();
}

test('a new player gets a record at tier0', async () => {
  const { uid, idToken } = await signUpPlayer();
  const answer = await record(`Bearer ${idToken}`);
  expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}']);
  const user = await stored(uid);
  expect(user.data()).toEqual({ tierLevel: 'tier0', createdAt: expect.any(Timestamp) });
});

test('asking again, also at the same time, changes nothing', async () => {
  const { uid, idToken } = await signUpPlayer();
  const answers = await Promise.all([1, 2, 3].map(() => record(`Bearer ${idToken}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await service.firestore.collection('users').doc(uid).update({ tierLevel: 'tier3' });
  expect((await record(`Bearer ${idToken}`)).status).toBe(200);
  expect((await stored(uid)).get('tierLevel')).toBe('tier3');
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
  const answer = await record(authorization);
  expect(answer.status).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  expect(answer.json()).toMatchObject({ status: 401, title: 'Unauthorized' });
  expect((await stored(uid)).exists).toBe(false);
});

test('a disabled or deleted player cannot bring the record back', async () => {
  const disabled = await signUpPlayer();
  await service.auth.updateUser(disabled.uid, { disabled: true });
  const deleted = await signUpPlayer();
  await service.auth.deleteUser(deleted.uid);
  for (const player of [disabled, deleted]) {
    expect((await record(`Bearer ${player.idToken}`)).status).toBe(401);
    expect((await stored(player.uid)).exists).toBe(false);
  }
});
