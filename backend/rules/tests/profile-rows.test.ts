import { Timestamp } from 'firebase-admin/firestore';
import { call, openAccount, stamped, readToken, twoPlayers } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

let players: Awaited<ReturnType<typeof twoPlayers>>;
beforeAll(async () => {
  players = await twoPlayers();
});
afterAll(() => players.close());

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

const ROWS = [
  ['career', 20, { club: 'Northfield Rovers', from: '2020-08' }],
  ['education', 10, { school: 'Northfield School', from: '2020-09' }],
  ['honours', 20, { title: 'Cup winner', year: 2024 }],
  [
    'references',
    5,
    { name: 'Ola Madeup', role: 'Head coach', statement: 'Reads the game.', contactConsent: false },
  ],
] as const;

/** Writes a row as its owner, or as the given player. */
function write(
  uid: string,
  path: string,
  fields: object,
  revision = 1,
  token: string | null = readToken(uid),
) {
  const body = firestoreFields({ ...fields, revision, schemaVersion: 1 });
  return call(token, 'POST', ':commit', stamped(`profiles/${uid}/${path}`, body));
}

/** A player with a row that is some seconds old. */
async function withRow(collection: string, fields: object): Promise<string> {
  const uid = await openAccount();
  const updatedAt = Timestamp.fromMillis(Date.now() - 10_000);
  await players.firestore
    .doc(`profiles/${uid}/${collection}/1`)
    .set({ ...fields, revision: 3, schemaVersion: 1, updatedAt });
  return uid;
}

describe.each(ROWS)('%s', (collection, places, fields) => {
  test('has so many places and no more', async () => {
    const uid = await openAccount();
    expect(await write(uid, `${collection}/1`, fields)).toEqual(ALLOWED);
    expect(await write(uid, `${collection}/${places}`, fields)).toEqual(ALLOWED);
    for (const place of ['0', '-1', '01', '1.0', String(places + 1), 'a', '9999999999999999999']) {
      expect(await write(uid, `${collection}/${place}`, fields)).toEqual(DENIED);
    }
  });

  test('begins at revision 1, and a change names the next one', async () => {
    expect(await write(await openAccount(), `${collection}/1`, fields, 2)).toEqual(DENIED);
    const uid = await withRow(collection, fields);
    for (const revision of [1, 3, 5]) {
      expect(await write(uid, `${collection}/1`, fields, revision)).toEqual(DENIED);
    }
    expect(await write(uid, `${collection}/1`, fields, 4)).toEqual(ALLOWED);
  });

  test('changes at most once a second', async () => {
    const uid = await withRow(collection, fields);
    // As if the last write had been this very moment, however slow this machine is.
    const updatedAt = Timestamp.fromMillis(Date.now() + 60_000);
    await players.firestore.doc(`profiles/${uid}/${collection}/1`).update({ updatedAt });
    expect(await write(uid, `${collection}/1`, fields, 4)).toEqual(DENIED);
  });

  test('is its owner’s alone', async () => {
    const uid = await withRow(collection, fields);
    for (const token of [readToken(players.bob), null]) {
      expect(await call(token, 'GET', `/profiles/${uid}/${collection}/1`)).toEqual(DENIED);
      expect(await call(token, 'GET', `/profiles/${uid}/${collection}?pageSize=50`)).toEqual(DENIED);
      expect(await write(uid, `${collection}/1`, fields, 4, token)).toEqual(DENIED);
      expect(await write(uid, `${collection}/2`, fields, 1, token)).toEqual(DENIED);
      expect(await call(token, 'DELETE', `/profiles/${uid}/${collection}/1`)).toEqual(DENIED);
    }
    expect(await call(readToken(uid), 'GET', `/profiles/${uid}/${collection}/1`)).toEqual(ALLOWED);
    expect(await call(readToken(uid), 'GET', `/profiles/${uid}/${collection}?pageSize=50`)).toEqual(ALLOWED);
    expect(await call(readToken(uid), 'GET', `/profiles/${uid}/${collection}?pageSize=51`)).toEqual(DENIED);
    expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}/${collection}/1`)).toEqual(ALLOWED);
  });

  test.each(['pending-guardian', 'incomplete'])('stays as it is while the account is %s', async (status) => {
    const uid = await withRow(collection, fields);
    await players.firestore.doc(`users/${uid}`).update({ status });
    expect(await write(uid, `${collection}/1`, fields, 4)).toEqual(DENIED);
    expect(await write(uid, `${collection}/2`, fields)).toEqual(DENIED);
    expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}/${collection}/1`)).toEqual(DENIED);
  });
});
