import { randomUUID } from 'node:crypto';
import { MAX_RECORD_ROWS } from '@skora/domain';
import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';
import {
  ALLOWED,
  DENIED,
  DAY,
  THIS_WEEK,
  match,
  training,
  write,
  findMonday,
  type Fields,
} from '../harness/week-rows';

async function stored(path: string, fields: Fields): Promise<string> {
  const uid = await openAccount();
  expect(await write(path, fields, uid)).toEqual(ALLOWED);
  return uid;
}

const wellness: Fields = { monday: findMonday(0), day: 3, mood: 4, schemaVersion: 1 };
const rows: [path: string, fields: Fields][] = [
  [`matches/${THIS_WEEK}-1`, match],
  [`trainings/${THIS_WEEK}-1`, training],
  [`wellness/${THIS_WEEK}-3`, wellness],
];

test.each(rows)('only the owner reads, lists and writes %s', async (path, fields) => {
  const uid = await stored(path, fields);
  const [collectionId] = path.split('/');
  const limit = collectionId === 'matches' ? MAX_RECORD_ROWS : 200;
  const structuredQuery = { from: [{ collectionId }], limit };
  const attempts = (token: string | null) => [
    call(token, 'GET', `/profiles/${uid}/${path}`),
    call(token, 'POST', `/profiles/${uid}:runQuery`, { structuredQuery }),
  ];
  for (const stranger of [readToken(randomUUID()), null]) {
    expect(await Promise.all(attempts(stranger))).toEqual([DENIED, DENIED]);
    expect(await call(stranger, 'DELETE', `/profiles/${uid}/${path}`)).toEqual(DENIED);
  }
  expect(await write(path, fields, uid, readToken(randomUUID()))).toEqual(DENIED);
  expect(await Promise.all(attempts(readToken(uid)))).toEqual([ALLOWED, ALLOWED]);
});

test.each(rows)('only how a day felt is deleted: %s', async (path, fields) => {
  const uid = await stored(path, fields);
  const answer = path.startsWith('wellness') ? ALLOWED : DENIED;
  expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}/${path}`)).toEqual(answer);
});

const refusedWellness: [name: string, change: Fields][] = [
  ['nothing said', { mood: undefined }],
  ['a mood of 0', { mood: 0 }],
  ['a mood of 6', { mood: 6 }],
  ['fatigue of 6', { fatigue: 6 }],
  ['half a soreness', { soreness: 2.5 }],
  ['stress of 0', { stress: 0 }],
  ['more than 14 hours of sleep', { sleepHours: 14.5 }],
  ['sleep below nothing', { sleepHours: -1 }],
  ['another availability', { availability: 'maybe' }],
  ['another day than its name', { day: 4 }],
  ['an unknown field', { note: 'knee' }],
];

test.each(refusedWellness)('a day with %s is refused', async (_name, change) => {
  const fields = Object.fromEntries(
    Object.entries({ ...wellness, ...change }).filter(([, v]) => v !== undefined),
  );
  expect(await write(`wellness/${THIS_WEEK}-3`, fields)).toEqual(DENIED);
});

/** A row as it is stored now, for the copy that goes with a correction. */
async function storedFields(uid: string, path: string): Promise<Record<string, unknown>> {
  const response = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/demo-skora/databases/(default)/documents/profiles/${uid}/${path}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  return ((await response.json()) as { fields: Record<string, unknown> }).fields;
}

/** A correction with its copy, both in one commit, as the form sends it; each part can be spoilt. */
async function correct(
  uid: string,
  path: string,
  fields: Fields,
  version: { id?: string; by?: string; before?: object } = {},
) {
  const before = version.before ?? (await storedFields(uid, path));
  const row = stamped(`profiles/${uid}/${path}`, firestoreFields(fields));
  const copy = stamped(`profiles/${uid}/${path}/versions/${version.id ?? '1'}`, {
    before: { mapValue: { fields: before } },
    ...firestoreFields({ changedBy: version.by ?? uid, schemaVersion: 1 }),
  });
  return call(readToken(uid), 'POST', ':commit', { writes: [...(row.writes as []), ...(copy.writes as [])] });
}

const corrections: [path: string, fields: Fields][] = [
  [`matches/${THIS_WEEK}-1`, match],
  [`trainings/${THIS_WEEK}-1`, training],
];
/** A row that has been there for a day: the rules allow one write a second for each document. */
async function storedYesterday(path: string, fields: Fields): Promise<string> {
  const uid = await openAccount();
  const older = firestoreFields({ ...fields, updatedAt: new Date(Date.now() - DAY) });
  await call('owner', 'PATCH', `/profiles/${uid}/${path}`, { fields: older });
  return uid;
}

test.each(corrections)(
  '%s changes together with a copy of what it was, and not without',
  async (path, fields) => {
    const uid = await storedYesterday(path, fields);
    const next = { ...fields, minutes: 45, revision: 2 };
    expect(await write(path, next, uid)).toEqual(DENIED);
    expect(await correct(uid, path, { ...next, revision: 1 })).toEqual(DENIED);
    expect(await correct(uid, path, { ...next, revision: 3 })).toEqual(DENIED);
    expect(await correct(uid, path, next, { id: '2' })).toEqual(DENIED);
    expect(await correct(uid, path, next, { by: 'coach' })).toEqual(DENIED);
    const forged = { ...(await storedFields(uid, path)), minutes: { integerValue: '1' } };
    expect(await correct(uid, path, next, { before: forged })).toEqual(DENIED);
    expect(await correct(uid, path, next)).toEqual(ALLOWED);
    expect(await call(readToken(uid), 'GET', `/profiles/${uid}/${path}/versions/1`)).toEqual(ALLOWED);
    expect(await call(readToken(randomUUID()), 'GET', `/profiles/${uid}/${path}/versions/1`)).toEqual(DENIED);
    expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}/${path}/versions/1`)).toEqual(DENIED);
  },
);

test.each(corrections)('%s is removed by an empty row that keeps the copy', async (path, fields) => {
  const uid = await storedYesterday(path, fields);
  const removed = { monday: fields.monday, removed: true, revision: 2, schemaVersion: 1 };
  expect(await correct(uid, path, { ...removed, note: 'x' })).toEqual(DENIED);
  expect(await correct(uid, path, { ...removed, removed: false })).toEqual(DENIED);
  expect(await correct(uid, path, removed)).toEqual(ALLOWED);
});

test.each(corrections)(
  'a copy of %s without its correction is refused, whatever its name',
  async (path, row) => {
    const uid = await storedYesterday(path, { ...row, revision: 2 });
    const copy = { before: { mapValue: { fields: await storedFields(uid, path) } } };
    const fields = { ...copy, ...firestoreFields({ changedBy: uid, schemaVersion: 1 }) };
    for (const version of ['0', '1', '01', '+1', '2', '02', '3']) {
      const body = stamped(`profiles/${uid}/${path}/versions/${version}`, fields);
      expect([version, await call(readToken(uid), 'POST', ':commit', body)]).toEqual([version, DENIED]);
    }
  },
);

test.each(corrections)('%s from before revisions is corrected with its first copy', async (path, row) => {
  const uid = await storedYesterday(path, row);
  const { revision: _none, ...older } = await storedFields(uid, path);
  await call('owner', 'PATCH', `/profiles/${uid}/${path}`, { fields: older });
  expect(await correct(uid, path, row, { id: '00' })).toEqual(DENIED);
  expect(await correct(uid, path, row, { id: '0' })).toEqual(ALLOWED);
});
