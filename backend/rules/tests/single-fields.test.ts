import { call, openAccount, readToken } from '../harness/firestore-harness';
import { connectFirebase } from '../../src/lib/firestore/connect-firebase';
import { firestoreFields } from '../harness/firestore-value';
import { findMonday, findWeek } from '../harness/week-rows';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };
const DOCUMENTS = 'projects/demo-skora/databases/(default)/documents';
const EARLIER = new Date('2026-01-01');

type Fields = Record<string, unknown>;

const { firestore, close } = connectFirebase('demo-skora');
afterAll(close);

const strings = (values: readonly string[]) => ({ values: values.map((stringValue) => ({ stringValue })) });

/** A write of single fields, as the page sends it. @param removed fields; `added` and `taken` of lists */
function merge(
  uid: string,
  path: string,
  fields: Fields,
  more: { removed?: string[]; added?: [string, string[]]; taken?: [string, string[]][] } = {},
) {
  const { removed = [], added, taken = [] } = more;
  const write = {
    update: { name: `${DOCUMENTS}/${path}`, fields: firestoreFields(fields) },
    updateMask: { fieldPaths: [...Object.keys(fields), ...removed] },
    updateTransforms: [
      { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' },
      ...(added ? [{ fieldPath: added[0], appendMissingElements: strings(added[1]) }] : []),
      ...taken.map(([fieldPath, values]) => ({ fieldPath, removeAllFromArray: strings(values) })),
    ],
  };
  return call(readToken(uid), 'POST', ':commit', { writes: [write] });
}

async function stored(path: string) {
  const { updatedAt: _at, ...fields } = (await firestore.doc(path).get()).data() ?? {};
  return fields;
}

test('steps of the path are added to and taken from what is stored', async () => {
  const uid = await openAccount();
  const path = `profiles/${uid}/path/progress`;
  const version = { schemaVersion: 1 };
  const week = { phase: 'senior', position: 'any', teamDays: [1], matchDay: 5, kind: 'usual' };
  const neither: [string, string[]][] = [
    ['done', ['']],
    ['next', ['']],
  ];
  expect(await merge(uid, path, { ...version, week }, { taken: neither })).toEqual(ALLOWED);
  expect(await stored(path)).toEqual({ ...version, done: [], next: [], week });
  const before = { ...version, done: ['foundation.social'], next: ['foundation.physical'], week };
  await firestore.doc(path).set({ ...before, updatedAt: EARLIER });
  const step = ['foundation.technical'];
  expect(await merge(uid, path, version, { added: ['done', step], taken: [['next', step]] })).toEqual(
    ALLOWED,
  );
  expect(await stored(path)).toEqual({ ...before, done: ['foundation.social', ...step] });
  const paid = ['senior.social'];
  expect(await merge(uid, path, version, { added: ['done', paid], taken: [['next', paid]] })).toEqual(DENIED);
});

test('of a day only the named scales are written, and none makes half a day', async () => {
  const uid = await openAccount();
  const monday = findMonday(0);
  const path = `profiles/${uid}/wellness/${findWeek(monday)}-1`;
  expect(await merge(uid, path, { mood: 4, schemaVersion: 1 })).toEqual(DENIED);
  const day = { monday, day: 1, sleepHours: 8, mood: 3, schemaVersion: 1 };
  await firestore.doc(path).set({ ...day, updatedAt: EARLIER });
  const fields = { mood: 4, schemaVersion: 1 };
  expect(await merge(uid, path, fields, { removed: ['sleepHours'] })).toEqual(ALLOWED);
  expect(await stored(path)).toMatchObject({ day: 1, mood: 4 });
  expect(await stored(path)).not.toHaveProperty('sleepHours');
});

test('choosing a group does not say again whether results count', async () => {
  const uid = await openAccount();
  const path = `comparisons/${uid}`;
  const fields = { group: 'men', schemaVersion: 1 };
  expect(await merge(uid, path, fields)).toEqual(DENIED);
  const before = { group: 'women', counts: false, schemaVersion: 1 };
  await firestore.doc(path).set({ ...before, updatedAt: EARLIER });
  expect(await merge(uid, path, fields)).toEqual(ALLOWED);
  expect(await stored(path)).toEqual({ ...before, group: 'men' });
});

test('of a clip only what was changed is written, and its words never make a clip', async () => {
  const uid = await openAccount();
  const path = `profiles/${uid}/clips/0`;
  expect(await merge(uid, path, { title: 'Better' })).toEqual(DENIED);
  const clip = { source: 'youtube', videoId: 'abc-def_ghi', title: 'Mine', action: 'pass', minute: 10 };
  const shown = { visibility: 'me', othersAgreed: false, captions: '', schemaVersion: 1 };
  await firestore.doc(path).set({ ...clip, ...shown, createdAt: EARLIER, updatedAt: EARLIER });
  expect(await merge(uid, path, { title: 'Better' }, { removed: ['minute'] })).toEqual(ALLOWED);
  const { minute: _taken, ...left } = clip;
  const { createdAt: _at, ...now } = await stored(path);
  expect(now).toEqual({ ...left, ...shown, title: 'Better' });
});
