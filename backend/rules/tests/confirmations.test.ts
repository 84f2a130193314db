import { randomUUID } from 'node:crypto';
import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

type Fields = Record<string, unknown>;

const confirmation: Fields = {
  items: [
    { kind: 'match', ref: '2026-W46-1', revision: 1, key: 'goals', value: 2, label: 'Goals', unit: '' },
  ],
  coach: { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield', domain: 'club.example', key: 'k' },
  decision: 'confirmed',
  note: 'I was there.',
  decidedAt: new Date('2026-11-01'),
  hidden: false,
  schemaVersion: 1,
};

/** A player with a confirmation as the backend stores it. */
async function confirmed(status = 'active') {
  const uid = await openAccount(status);
  const fields = firestoreFields({ ...confirmation, updatedAt: new Date('2026-11-01') });
  await call('owner', 'PATCH', `/profiles/${uid}/confirmations/one`, { fields });
  return uid;
}

async function write(change: Fields, uid: string, token = readToken(uid), id = 'one', stamp = true) {
  const body = stamped(
    `profiles/${uid}/confirmations/${id}`,
    firestoreFields({ ...confirmation, ...change }),
    stamp,
  );
  return call(token, 'POST', ':commit', body);
}

test('its owner hides it, and changes it once a second', async () => {
  const uid = await confirmed();
  expect(await write({ hidden: true }, uid)).toEqual(ALLOWED);
  expect(await write({ hidden: false }, uid)).toEqual(DENIED);
});

const refused: [name: string, change: Fields][] = [
  ['another note', { note: 'The best I ever saw.' }],
  ['another decision', { decision: 'declined' }],
  ['another coach', { coach: { name: 'Somebody Famous' } }],
  ['another number', { items: [] }],
  ['another day', { decidedAt: new Date() }],
  ['a field more', { hidden: true, stars: 5 }],
  ['a field less', { note: undefined }],
  ['something else than yes or no', { hidden: 'yes' }],
];

test.each(refused)('its owner cannot write %s', async (_name, change) => {
  const kept = Object.fromEntries(
    Object.entries({ ...confirmation, ...change }).filter(([, value]) => value !== undefined),
  );
  const uid = await confirmed();
  const body = stamped(`profiles/${uid}/confirmations/one`, firestoreFields(kept));
  expect(await call(readToken(uid), 'POST', ':commit', body)).toEqual(DENIED);
});

test('a time of its own making is refused', async () => {
  const uid = await confirmed();
  expect(await write({ hidden: true, updatedAt: new Date() }, uid, readToken(uid), 'one', false)).toEqual(
    DENIED,
  );
});

test('nobody makes one, not even for himself or herself, and nobody deletes one', async () => {
  const uid = await confirmed();
  expect(await write({}, uid, readToken(uid), 'two')).toEqual(DENIED);
  expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}/confirmations/one`)).toEqual(DENIED);
});

test('an account that waits for its guardian changes nothing', async () => {
  const uid = await confirmed('pending-guardian');
  expect(await write({ hidden: true }, uid)).toEqual(DENIED);
});

test('only the owner reads and lists them, 200 at a time', async () => {
  const uid = await confirmed();
  const list = (token: string | null, limit: number) =>
    call(token, 'POST', `/profiles/${uid}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'confirmations' }], limit },
    });
  const read = (token: string | null) => call(token, 'GET', `/profiles/${uid}/confirmations/one`);
  for (const stranger of [readToken(randomUUID()), null]) {
    expect([await read(stranger), await list(stranger, 10)]).toEqual([DENIED, DENIED]);
    expect(await write({ hidden: true }, uid, stranger ?? '')).not.toEqual(ALLOWED);
  }
  expect([await read(readToken(uid)), await list(readToken(uid), 200)]).toEqual([ALLOWED, ALLOWED]);
  expect(await list(readToken(uid), 201)).toEqual(DENIED);
});
