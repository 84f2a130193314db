import { randomUUID } from 'node:crypto';
import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

type Fields = Record<string, unknown>;

const goal: Fields = {
  corner: 'physical',
  title: 'Turn faster to the left',
  dueOn: '2027-05-01',
  revision: 1,
  schemaVersion: 1,
};
const tested: Fields = {
  ...goal,
  test: 'agility',
  key: 'agility505L',
  start: 2.5,
  target: 2.3,
  nextTestOn: '2027-01-15',
  note: 'Twice a week.\nAfter warming up.',
  doneAt: '2027-04-20',
};

async function write(fields: Fields, owner?: string, token?: string, id = '1') {
  const uid = owner ?? (await openAccount());
  const kept = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const body = stamped(`profiles/${uid}/goals/${id}`, firestoreFields(kept));
  return call(token ?? readToken(uid), 'POST', ':commit', body);
}

test.each([
  ['in words only', goal],
  ['with everything', tested],
  ['without a start', { ...tested, start: undefined }],
])('a goal %s is accepted', async (_name, fields) => {
  expect(await write(fields)).toEqual(ALLOWED);
});

const refused: [name: string, change: Fields][] = [
  ['no title', { title: '' }],
  ['a title of 81 characters', { title: 'a'.repeat(81) }],
  ['a line break in the title', { title: 'a\nb' }],
  ['a space before the title', { title: ' a' }],
  ['a number for a title', { title: 7 }],
  ['a fifth corner', { corner: 'financial' }],
  ['no due day', { dueOn: undefined }],
  ['a due day in words', { dueOn: 'next spring' }],
  ['the 32nd of a month', { dueOn: '2027-05-32' }],
  ['a month 13', { nextTestOn: '2027-13-01' }],
  ['a note of 301 characters', { note: 'a'.repeat(301) }],
  ['an empty note', { note: '' }],
  ['a target without its test', { test: undefined, key: undefined }],
  ['a test without a target', { target: undefined }],
  ['a target in words', { target: 'fast' }],
  ['a negative start', { start: -1 }],
  ['a target of 4001', { target: 4001 }],
  ['a path for a test', { test: 'a/b' }],
  ['a field more', { stars: 5 }],
  ['a first revision of 2', { revision: 2 }],
];
test.each(refused)('a goal with %s is refused', async (_name, change) => {
  expect(await write({ ...tested, ...change })).toEqual(DENIED);
});

test.each(['0', '13', '20', '', 'a', '1a', '01'])('there is no place “%s” for a goal', async (place) => {
  expect(await write(goal, undefined, undefined, place)).not.toEqual(ALLOWED);
});

test.each(['1', '9', '10', '12'])('there is a place %s', async (place) => {
  expect(await write(goal, undefined, undefined, place)).toEqual(ALLOWED);
});

/** A goal that was written a minute ago. */
async function stored(): Promise<string> {
  const uid = await openAccount();
  const fields = firestoreFields({ ...goal, updatedAt: new Date(Date.now() - 60_000) });
  await call('owner', 'PATCH', `/profiles/${uid}/goals/1`, { fields });
  return uid;
}

test('a goal is changed with the next revision only, so that two tabs do not overwrite each other', async () => {
  const uid = await stored();
  expect(await write({ ...goal, title: 'Other', revision: 1 }, uid)).toEqual(DENIED);
  expect(await write({ ...goal, title: 'Other', revision: 3 }, uid)).toEqual(DENIED);
  expect(await write({ ...goal, title: 'Other', revision: 2 }, uid)).toEqual(ALLOWED);
  expect(await write({ ...goal, title: 'Again', revision: 3 }, uid)).toEqual(DENIED);
});

test('only the owner reads, lists, writes and deletes goals', async () => {
  const uid = await stored();
  const list = (token: string | null, limit = 50) =>
    call(token, 'POST', `/profiles/${uid}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'goals' }], limit },
    });
  for (const stranger of [readToken(randomUUID()), null]) {
    expect(await call(stranger, 'GET', `/profiles/${uid}/goals/1`)).toEqual(DENIED);
    expect(await list(stranger)).toEqual(DENIED);
    expect(await call(stranger, 'DELETE', `/profiles/${uid}/goals/1`)).toEqual(DENIED);
  }
  expect(await write({ ...goal, revision: 2 }, uid, readToken(randomUUID()))).toEqual(DENIED);
  expect(await list(readToken(uid))).toEqual(ALLOWED);
  expect(await list(readToken(uid), 51)).toEqual(DENIED);
  expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}/goals/1`)).toEqual(ALLOWED);
});

test('an account that waits for its guardian has no goals yet', async () => {
  expect(await write(goal, await openAccount('pending-guardian'))).toEqual(DENIED);
});
