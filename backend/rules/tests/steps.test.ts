import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };
const ALL = ['bio', 'career', 'references', 'confirmed', 'shared'];

function leaveOut(uid: string, fields: object, token: string | null = readToken(uid), stamp = true) {
  const body = stamped(
    `profiles/${uid}/settings/steps`,
    firestoreFields({ schemaVersion: 1, ...fields }),
    stamp,
  );
  return call(token, 'POST', ':commit', body);
}

test('a player leaves steps out, changes it at once, and reads it', async () => {
  const uid = await openAccount();
  expect(await leaveOut(uid, { leftOut: ALL })).toEqual(ALLOWED);
  expect(await leaveOut(uid, { leftOut: [] })).toEqual(ALLOWED);
  expect(await call(readToken(uid), 'GET', `/profiles/${uid}/settings/steps`)).toEqual(ALLOWED);
});

test.each<[string, object]>([
  ['a step that must not be left out', { leftOut: ['position'] }],
  ['a step twice', { leftOut: [...ALL, 'bio'] }],
  ['a word', { leftOut: 'bio' }],
  ['numbers', { leftOut: [1] }],
  ['nothing', {}],
  ['another field', { leftOut: [], note: 'x' }],
  ['another schema', { leftOut: [], schemaVersion: 2 }],
])('%s is refused', async (_name, fields) => {
  expect(await leaveOut(await openAccount(), fields)).toEqual(DENIED);
});

test('a time of the player’s own choice is refused', async () => {
  const updatedAt = new Date('2020-01-01');
  expect(await leaveOut(await openAccount(), { leftOut: [], updatedAt }, undefined, false)).toEqual(DENIED);
});

test('nobody else reads or writes it, nor an account that is not open', async () => {
  const [owner, other] = [await openAccount(), await openAccount()];
  await leaveOut(owner, { leftOut: ['bio'] });
  for (const token of [readToken(other), null]) {
    expect(await leaveOut(owner, { leftOut: [] }, token)).toEqual(DENIED);
    expect(await call(token, 'GET', `/profiles/${owner}/settings/steps`)).toEqual(DENIED);
  }
  const pending = await openAccount('pending-guardian');
  expect(await leaveOut(pending, { leftOut: [] })).toEqual(DENIED);
});
