import { randomUUID } from 'node:crypto';
import { connectFirebase } from '../../src/lib/firestore/connect-firebase';
import { call, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

type Fields = Record<string, unknown>;

const { firestore, close } = connectFirebase('demo-skora');
afterAll(close);

const week = { phase: 'senior', position: 'goalkeeper', teamDays: [0, 2], matchDay: 5, kind: 'usual' };
const empty: Fields = { done: [], next: [], schemaVersion: 1 };

async function player(tierLevel = 'tier0', status = 'active') {
  const uid = randomUUID();
  await firestore.doc(`users/${uid}`).set({ tierLevel, status });
  return uid;
}

function write(uid: string, fields: Fields, token = readToken(uid), document = 'progress') {
  return call(token, 'POST', ':commit', stamped(`profiles/${uid}/path/${document}`, firestoreFields(fields)));
}

async function change(uid: string, before: Fields, after: Fields, ago = 10_000) {
  await firestore
    .doc(`profiles/${uid}/path/progress`)
    .set({ ...before, updatedAt: new Date(Date.now() - ago) });
  return write(uid, after);
}

test('a player keeps steps and a week', async () => {
  const done = ['foundation.technical', 'position.winger', 'keeper.stopping'];
  expect(await write(await player(), { ...empty, done, next: ['foundation.social'], week })).toEqual(ALLOWED);
  expect(await write(await player(), empty)).toEqual(ALLOWED);
});

test.each([
  ['tier0', 'foundation.technical', 'youth-development.technical'],
  ['tier1', 'youth-development.technical', 'professional-development.technical'],
  ['tier2', 'professional-development.technical', 'senior.technical'],
])('%s keeps %s and not %s', async (tier, kept, refused) => {
  for (const list of ['done', 'next']) {
    expect(await write(await player(tier), { ...empty, [list]: [kept] })).toEqual(ALLOWED);
    expect(await write(await player(tier), { ...empty, [list]: [refused] })).toEqual(DENIED);
  }
});

test('the largest plans keep every stage, and what was kept stays when a plan ends', async () => {
  for (const tier of ['tier3', 'tier4']) {
    expect(await write(await player(tier), { ...empty, done: ['senior.social'] })).toEqual(ALLOWED);
  }
  const before = { ...empty, done: ['senior.social'] };
  const uid = await player('tier0');
  expect(await change(uid, before, { ...empty, done: ['senior.social', 'foundation.social'] })).toEqual(
    ALLOWED,
  );
  expect(await change(uid, before, { ...empty, done: ['senior.social', 'senior.physical'] })).toEqual(DENIED);
  expect(await change(uid, before, { ...empty, next: ['senior.social'] })).toEqual(DENIED);
});

const refused: [what: string, fields: Fields][] = [
  ['no list', { done: undefined }],
  ['a text for a list', { done: 'foundation.social' }],
  ['a step without a name', { done: ['foundation.'] }],
  ['a step of markup', { done: ['foundation.<b>'] }],
  ['a number', { done: [1] }],
  ['a step twice', { done: ['foundation.social', 'foundation.social'] }],
  ['a step that is done and comes next', { done: ['foundation.social'], next: ['foundation.social'] }],
  [
    'eleven that come next',
    { next: Array.from({ length: 11 }, (_s, index) => `position.${'a'.repeat(index + 1)}`) },
  ],
  [
    'sixty-one that are done',
    {
      done: Array.from(
        { length: 61 },
        (_s, index) => `position.${'abcd'.charAt(index % 4)}${'e'.repeat(index >> 2)}`,
      ),
    },
  ],
  ['a week with a day of its own', { week: { ...week, teamDays: [7] } }],
  ['a week without a match day', { week: { ...week, matchDay: null } }],
  ['a week of another kind', { week: { ...week, kind: 'lazy' } }],
  ['a week with more to tell', { week: { ...week, note: 'x' } }],
  ['another version', { schemaVersion: 2 }],
  ['a field more', { streak: 9 }],
];

test.each(refused)('%s is refused', async (_what, fields) => {
  const told = Object.fromEntries(
    Object.entries({ ...empty, ...fields }).filter(([, value]) => value !== undefined),
  );
  expect(await write(await player(), told)).toEqual(DENIED);
});

test('changes come one after the other, in one document', async () => {
  const uid = await player();
  expect(await change(uid, empty, { ...empty, next: ['foundation.social'] }, 400)).toEqual(ALLOWED);
  expect(await change(uid, empty, { ...empty, next: ['foundation.social'] }, -5000)).toEqual(DENIED);
  expect(await write(uid, empty, readToken(uid), 'other')).toEqual(DENIED);
});

test('neither another player, a visitor nor an account that waits has anything of it', async () => {
  const uid = await player();
  await write(uid, empty);
  for (const token of [readToken(await player()), null]) {
    expect(await call(token, 'GET', `/profiles/${uid}/path/progress`)).toEqual(DENIED);
    expect(await call(token, 'DELETE', `/profiles/${uid}/path/progress`)).toEqual(DENIED);
  }
  expect(await write(uid, empty, readToken(await player()))).toEqual(DENIED);
  const waiting = await player('tier0', 'pending-guardian');
  expect(await write(waiting, empty)).toEqual(DENIED);
  expect(await call(readToken(uid), 'GET', `/profiles/${uid}/path/progress`)).toEqual(ALLOWED);
  expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}/path/progress`)).toEqual(ALLOWED);
});
