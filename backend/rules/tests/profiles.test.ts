import { Timestamp } from 'firebase-admin/firestore';
import { call, openAccount, stamped, readToken, twoPlayers } from '../harness/firestore-harness';

let players: Awaited<ReturnType<typeof twoPlayers>>;
beforeAll(async () => {
  players = await twoPlayers();
});
afterAll(() => players.close());

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

type Fields = Record<string, unknown>;

const VALID: Fields = { displayName: { stringValue: 'Mara Fictiva' }, schemaVersion: { integerValue: '1' } };

function profile(displayName: string): Fields {
  return { ...VALID, displayName: { stringValue: displayName } };
}

/** Creates the profile of a new player with these fields. */
async function create(fields: Fields, stamp = true) {
  const uid = await openAccount();
  return call(readToken(uid), 'POST', ':commit', stamped(`profiles/${uid}`, fields, stamp));
}

/** A player whose profile is some seconds old. */
async function withProfile(secondsOld: number): Promise<string> {
  const uid = await openAccount();
  const updatedAt = Timestamp.fromMillis(Date.now() - secondsOld * 1000);
  await players.firestore
    .doc(`profiles/${uid}`)
    .set({ displayName: 'Old Name', schemaVersion: 1, updatedAt });
  return uid;
}

const accepted: [name: string, fields: Fields][] = [
  ['a plain name', VALID],
  ['one character', profile('A')],
  ['80 characters', profile('a'.repeat(80))],
  ['letters of the world', profile('Zoë Ångström-O’Neil 三浦')],
  ['markup, which is shown as text', profile('<img src=x onerror=alert(1)>')],
];

test.each(accepted)('a profile with %s is accepted', async (_name, fields) => {
  expect(await create(fields)).toEqual(ALLOWED);
});

const many = Object.fromEntries(
  Array.from({ length: 500 }, (_, index) => [`k${index}`, { booleanValue: true }]),
);

const refused: [name: string, fields: Fields][] = [
  ['no name', { schemaVersion: { integerValue: '1' } }],
  ['no schema version', { displayName: { stringValue: 'Mara' } }],
  ['an empty name', profile('')],
  ['81 characters', profile('a'.repeat(81))],
  ['10 kB', profile('a'.repeat(10_240))],
  ['spaces around the name', profile(' Mara ')],
  ['only a space', profile(' ')],
  ['a line break', profile('Mara\nFictiva')],
  ['a NUL', profile('Mara\u0000')],
  ['a reading direction mark', profile('Mara\u202eavitciF')],
  ['a number for a name', { ...VALID, displayName: { integerValue: '5' } }],
  ['null for a name', { ...VALID, displayName: { nullValue: null } }],
  ['a list for a name', { ...VALID, displayName: { arrayValue: { values: [{ stringValue: 'Mara' }] } } }],
  [
    '20 000 list items',
    { ...VALID, displayName: { arrayValue: { values: Array(20_000).fill({ booleanValue: true }) } } },
  ],
  ['a map for a name', { ...VALID, displayName: { mapValue: { fields: many } } }],
  ['500 unknown fields', { ...VALID, ...many }],
  ['an unknown field', { ...VALID, role: { stringValue: 'admin' } }],
  ['a tier', { ...VALID, tierLevel: { stringValue: 'tier4' } }],
  ['another schema version', { ...VALID, schemaVersion: { integerValue: '2' } }],
  ['a text for the schema version', { ...VALID, schemaVersion: { stringValue: '1' } }],
];

test.each(refused)('a profile with %s is refused', async (_name, fields) => {
  expect(await create(fields)).toEqual(DENIED);
});

test.each(refused)('a change to a profile with %s is refused', async (_name, fields) => {
  const uid = await withProfile(10);
  expect(await call(readToken(uid), 'POST', ':commit', stamped(`profiles/${uid}`, fields))).toEqual(DENIED);
});

test('a time made up by the client is refused', async () => {
  for (const time of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z']) {
    expect(await create({ ...VALID, updatedAt: { timestampValue: time } }, false)).toEqual(DENIED);
  }
  expect(await create(VALID, false)).toEqual(DENIED);
});

/** A change that names its revision. */
function change(uid: string, revision: number) {
  const fields = { ...profile('New Name'), revision: { integerValue: String(revision) } };
  return call(readToken(uid), 'POST', ':commit', stamped(`profiles/${uid}`, fields));
}

test('the owner reads the profile and changes it, at most once a second', async () => {
  const uid = await withProfile(10);
  expect(await call(readToken(uid), 'GET', `/profiles/${uid}`)).toEqual(ALLOWED);
  expect(await change(uid, 1)).toEqual(ALLOWED);
  // As if the last write had been this very moment, however slow this machine is.
  await players.firestore
    .doc(`profiles/${uid}`)
    .update({ updatedAt: Timestamp.fromMillis(Date.now() + 60_000) });
  expect(await change(uid, 2)).toEqual(DENIED);
});

test('a change that did not start from what is stored is refused', async () => {
  const uid = await withProfile(10);
  await players.firestore.doc(`profiles/${uid}`).update({ revision: 4 });
  for (const revision of [4, 6, 1, -1]) expect(await change(uid, revision)).toEqual(DENIED);
  const unnamed = stamped(`profiles/${uid}`, profile('New Name'));
  expect(await call(readToken(uid), 'POST', ':commit', unnamed)).toEqual(DENIED);
  expect(await change(uid, 5)).toEqual(ALLOWED);
});

test('a first profile begins at revision 1', async () => {
  expect(await create({ ...VALID, revision: { integerValue: '1' } })).toEqual(ALLOWED);
  expect(await create({ ...VALID, revision: { integerValue: '2' } })).toEqual(DENIED);
});

const strangers: [name: string, attempt: (owner: string, token: string | null) => ReturnType<typeof call>][] =
  [
    ['read', (owner, token) => call(token, 'GET', `/profiles/${owner}`)],
    ['change', (owner, token) => call(token, 'POST', ':commit', stamped(`profiles/${owner}`, VALID))],
    ['create', (owner, token) => call(token, 'POST', ':commit', stamped(`profiles/${owner}-new`, VALID))],
    ['delete', (owner, token) => call(token, 'DELETE', `/profiles/${owner}`)],
    ['list', (_owner, token) => call(token, 'GET', '/profiles')],
  ];

test.each(strangers)('neither another player nor a visitor can %s a profile', async (_name, attempt) => {
  const owner = await withProfile(10);
  expect(await attempt(owner, readToken(players.bob))).toEqual(DENIED);
  expect(await attempt(owner, null)).toEqual(DENIED);
});

test('the owner cannot delete or list either', async () => {
  const uid = await withProfile(10);
  expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}`)).toEqual(DENIED);
  expect(await call(readToken(uid), 'GET', '/profiles')).toEqual(DENIED);
  expect(await call(readToken(uid), 'PATCH', `/profiles/${uid}/notes/1`, { fields: {} })).toEqual(DENIED);
});
