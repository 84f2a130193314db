import { randomUUID } from 'node:crypto';
import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

const choice = { group: 'women', counts: true, schemaVersion: 1 };

function choose(uid: string, token: string | null = readToken(uid), change: object = {}, stamp = true) {
  const body = stamped(`comparisons/${uid}`, firestoreFields({ ...choice, ...change }), stamp);
  return call(token, 'POST', ':commit', body);
}

/** A choice that was made a minute ago. */
async function chosen(status = 'active'): Promise<string> {
  const uid = await openAccount(status);
  const fields = firestoreFields({ ...choice, updatedAt: new Date(Date.now() - 60_000) });
  await call('owner', 'PATCH', `/comparisons/${uid}`, { fields });
  return uid;
}

test.each([
  ['women, counted', {}],
  ['men, not counted', { group: 'men', counts: false }],
])('a player chooses a comparison with %s', async (_name, change) => {
  const uid = await openAccount();
  expect(await choose(uid, readToken(uid), change)).toEqual(ALLOWED);
  expect(await call(readToken(uid), 'GET', `/comparisons/${uid}`)).toEqual(ALLOWED);
});

test.each([
  ['a third group', { group: 'all' }],
  ['no group', { group: null }],
  ['a group in a list', { group: ['men'] }],
  ['a yes in words', { counts: 'yes' }],
  ['a number', { counts: 1 }],
  ['another schema', { schemaVersion: 2 }],
  ['a field more', { uid: 'ann' }],
])('a choice with %s is refused', async (_name, change) => {
  const uid = await openAccount();
  expect(await choose(uid, readToken(uid), change)).toEqual(DENIED);
});

test.each(['group', 'counts', 'schemaVersion'])('a choice without %s is refused', async (key) => {
  const uid = await openAccount();
  const rest = Object.fromEntries(Object.entries(choice).filter(([name]) => name !== key));
  const body = stamped(`comparisons/${uid}`, firestoreFields(rest));
  expect(await call(readToken(uid), 'POST', ':commit', body)).toEqual(DENIED);
});

test('the time is the server’s', async () => {
  const uid = await openAccount();
  expect(await choose(uid, readToken(uid), {}, false)).toEqual(DENIED);
  expect(await choose(uid, readToken(uid), { updatedAt: new Date('2020-01-01') }, false)).toEqual(DENIED);
});

test('a choice can be changed and taken back, once a second', async () => {
  const uid = await chosen();
  expect(await choose(uid, readToken(uid), { counts: false })).toEqual(ALLOWED);
  expect(await choose(uid)).toEqual(DENIED);
  expect(await call(readToken(uid), 'DELETE', `/comparisons/${uid}`)).toEqual(ALLOWED);
});

test('nobody reads, makes, changes or lists the choices of others', async () => {
  const uid = await chosen();
  const stranger = await openAccount();
  for (const token of [readToken(stranger), null]) {
    expect(await call(token, 'GET', `/comparisons/${uid}`)).toEqual(DENIED);
    expect(await choose(uid, token)).toEqual(DENIED);
    expect(await call(token, 'DELETE', `/comparisons/${uid}`)).toEqual(DENIED);
  }
  const list = { structuredQuery: { from: [{ collectionId: 'comparisons' }], limit: 1 } };
  expect(await call(readToken(uid), 'POST', ':runQuery', list)).toEqual(DENIED);
});

test('an account that waits for its guardian chooses nothing, but can take back what it chose', async () => {
  const waiting = await openAccount('pending-guardian');
  expect(await choose(waiting)).toEqual(DENIED);
  const before = await chosen('pending-guardian');
  expect(await choose(before)).toEqual(DENIED);
  expect(await call(readToken(before), 'DELETE', `/comparisons/${before}`)).toEqual(ALLOWED);
});

test('how far a count is, is for the backend', async () => {
  const uid = await openAccount();
  for (const path of [
    '/cohortRuns/weekly',
    '/cohortRuns/weekly/parts/men-15-16',
    `/cohortRuns/${randomUUID()}`,
  ]) {
    await call('owner', 'PATCH', path, { fields: firestoreFields({ on: '2026-11-15' }) });
    expect(await call(readToken(uid), 'GET', path)).toEqual(DENIED);
    expect(await call(readToken(uid), 'PATCH', path, { fields: {} })).toEqual(DENIED);
    await call('owner', 'DELETE', path);
  }
});
