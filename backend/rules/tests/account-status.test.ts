import { randomUUID } from 'node:crypto';
import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

const PROFILE = { displayName: 'Mara Fictiva', schemaVersion: 1 };
const ENTRY = {
  kind: 'body',
  measuredOn: new Date(),
  measuredBy: 'self',
  method: '',
  values: { heightCm: 170 },
  ratings: {},
  schemaVersion: 1,
};

function setStatus(uid: string, status: string) {
  const fields = firestoreFields({ tierLevel: 'tier0', status });
  return call('owner', 'PATCH', `/users/${uid}`, { fields });
}

function saveProfile(uid: string) {
  return call(readToken(uid), 'POST', ':commit', stamped(`profiles/${uid}`, firestoreFields(PROFILE)));
}

function addEntry(uid: string) {
  const path = `profiles/${uid}/statEntries/${randomUUID()}`;
  return call(readToken(uid), 'POST', ':commit', stamped(path, firestoreFields(ENTRY)));
}

test('an open account saves its profile and its results', async () => {
  const uid = await openAccount();
  expect(await saveProfile(uid)).toEqual(ALLOWED);
  expect(await addEntry(uid)).toEqual(ALLOWED);
});

test.each(['pending-guardian', 'incomplete', ''])('an account that is %j saves nothing', async (status) => {
  const uid = await openAccount(status);
  expect(await saveProfile(uid)).toEqual(DENIED);
  expect(await addEntry(uid)).toEqual(DENIED);
  await setStatus(uid, 'active');
  expect(await saveProfile(uid)).toEqual(ALLOWED);
});

test('an account whose guardian withdrew reads what is there and changes nothing', async () => {
  const uid = await openAccount();
  await saveProfile(uid);
  await setStatus(uid, 'pending-guardian');
  expect(await call(readToken(uid), 'GET', `/profiles/${uid}`)).toEqual(ALLOWED);
  expect(await saveProfile(uid)).toEqual(DENIED);
  expect(await addEntry(uid)).toEqual(DENIED);
});

test('the account of a guardian begins no record of a player, and still saves academies', async () => {
  const uid = await openAccount();
  const setRole = (role: string) =>
    call('owner', 'PATCH', `/users/${uid}?updateMask.fieldPaths=role`, { fields: firestoreFields({ role }) });
  await setRole('guardian');
  expect(await saveProfile(uid)).toEqual(DENIED);
  expect(await addEntry(uid)).toEqual(DENIED);
  await call('owner', 'PATCH', '/academies/campo-um', { fields: firestoreFields({ name: 'Campo Um' }) });
  const saved = stamped(`profiles/${uid}/savedAcademies/campo-um`, firestoreFields({ schemaVersion: 1 }));
  expect(await call(readToken(uid), 'POST', ':commit', saved)).toEqual(ALLOWED);
  await setRole('player');
  expect(await saveProfile(uid)).toEqual(ALLOWED);
  expect(await addEntry(uid)).toEqual(ALLOWED);
});

test('a record from before the field is open', async () => {
  const uid = randomUUID();
  await call('owner', 'PATCH', `/users/${uid}`, { fields: firestoreFields({ tierLevel: 'tier0' }) });
  expect(await saveProfile(uid)).toEqual(ALLOWED);
});

test('without a record, before registration or after deletion, nothing is saved', async () => {
  const uid = await openAccount();
  expect(await saveProfile(uid)).toEqual(ALLOWED);
  await call('owner', 'DELETE', `/users/${uid}`);
  expect(await saveProfile(uid)).toEqual(DENIED);
  expect(await addEntry(uid)).toEqual(DENIED);
  expect(await saveProfile(randomUUID())).toEqual(DENIED);
});
