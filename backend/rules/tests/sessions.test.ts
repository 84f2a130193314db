import { createHash, randomUUID } from 'node:crypto';
import { call, readToken, stamped } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

const PROFILE = firestoreFields({ displayName: 'Mara Fictiva', schemaVersion: 1 });
const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** A player with a profile whose sessions count since so many seconds ago; null: all do. */
async function player(sessionsAgo: number | null) {
  const uid = randomUUID();
  const since = sessionsAgo === null ? {} : { sessionsFrom: nowInSeconds() - sessionsAgo };
  await call('owner', 'PATCH', `/users/${uid}`, {
    fields: firestoreFields({ tierLevel: 'tier0', ...since }),
  });
  await call('owner', 'PATCH', `/profiles/${uid}/goals/1`, { fields: firestoreFields({ text: 'Sprint' }) });
  return uid;
}

const READS = [
  (uid: string) => `/users/${uid}`,
  (uid: string) => `/profiles/${uid}/goals/1`,
  (uid: string) => `/profiles/${uid}/goals?pageSize=10`,
];
const read = (uid: string, age: number) =>
  Promise.all(READS.map((path) => call(readToken(uid, age), 'GET', path(uid))));
const write = (uid: string, age: number) =>
  call(readToken(uid, age), 'POST', ':commit', stamped(`profiles/${uid}`, PROFILE));

test('a session from before reads and writes nothing, a newer one all', async () => {
  const uid = await player(3000);
  expect(await read(uid, 3500)).toEqual([DENIED, DENIED, DENIED]);
  expect(await write(uid, 3500)).toEqual(DENIED);
  expect(await read(uid, 30)).toEqual([ALLOWED, ALLOWED, ALLOWED]);
  expect(await write(uid, 30)).toEqual(ALLOWED);
});

test('a session that begins in the very second counts', async () => {
  const uid = await player(0);
  // A token of the same second, or of a later one.
  expect(await read(uid, 0)).toEqual([ALLOWED, ALLOWED, ALLOWED]);
});

test('without the field every session counts, and so does one without a record', async () => {
  const uid = await player(null);
  expect(await read(uid, 3000)).toEqual([ALLOWED, ALLOWED, ALLOWED]);
  expect(await write(uid, 3000)).toEqual(ALLOWED);
  const newcomer = randomUUID();
  const [, goal, goals] = await read(newcomer, 0);
  expect([goal?.status, goals]).toEqual([404, ALLOWED]);
});

const ADDRESS = 'Mara@player.example';
const PROVEN = { addressKeys: [createHash('sha256').update(ADDRESS.toLowerCase()).digest('hex')] };

test.each([
  ['a log-in with Google', 'is not proven', { addressKeys: [] }, 'google.com', DENIED],
  ['a log-in with Google', 'is proven', PROVEN, 'google.com', ALLOWED],
  ['a log-in with Google', 'was registered before that was kept', {}, 'google.com', ALLOWED],
  ['a password', 'is not proven', { addressKeys: [] }, 'password', ALLOWED],
  ['a password', 'is proven', PROVEN, 'password', ALLOWED],
  ['a password', 'is one the account was moved to', { addressKeys: ['another'] }, 'password', DENIED],
])('what %s reads and writes when the address %s', async (_by, _when, fields, provider, expected) => {
  const uid = await player(null);
  await call('owner', 'PATCH', `/users/${uid}`, {
    fields: firestoreFields({ tierLevel: 'tier0', ...fields }),
  });
  const session = readToken(uid, 0, provider, ADDRESS);
  const reads = READS.map((path) => call(session, 'GET', path(uid)));
  expect(await Promise.all(reads)).toEqual([expected, expected, expected]);
  expect(await call(session, 'POST', ':commit', stamped(`profiles/${uid}`, PROFILE))).toEqual(expected);
});
