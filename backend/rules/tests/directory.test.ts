import { randomUUID } from 'node:crypto';
import { call, openAccount, stamped, readToken, twoPlayers } from '../harness/firestore-harness';

let players: Awaited<ReturnType<typeof twoPlayers>>;
const id = randomUUID();
beforeAll(async () => {
  players = await twoPlayers();
  const { firestore, ann, bob } = players;
  const open = [
    `academies/${id}`,
    `showcases/${id}`,
    `showcases/${id}/registrations/${ann}`,
    `showcases/${id}/registrations/${bob}`,
    `mapPlayers/${id}`,
    `mapCells/${id}`,
    `mapCounts/${id}`,
    `cohorts/${id}`,
    `mapMembers/${ann}`,
    `academyReports/${id}`,
    `academyIndex/${id}`,
    `academyReviews/${id}`,
    `academyDecisions/${id}`,
  ];
  for (const path of open) await firestore.doc(path).set({ uid: ann });
});
afterAll(() => players.close());

const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };
const ALLOWED = { status: 200, reason: '' };
const query = (collectionId: string, limit?: number, parent = '') =>
  [
    'POST',
    `${parent}:runQuery`,
    { structuredQuery: { from: [{ collectionId }], ...(limit !== undefined && { limit }) } },
  ] as const;

test.each(['academies', 'showcases', 'mapCells', 'mapCounts', 'cohorts'])(
  'signed-in players read one document of %s, visitors none',
  async (collection) => {
    expect(await call(readToken(players.ann), 'GET', `/${collection}/${id}`)).toEqual(ALLOWED);
    expect(await call(null, 'GET', `/${collection}/${id}`)).toEqual(DENIED);
  },
);

test.each(['academies', 'showcases', 'mapPlayers', 'mapCells', 'mapCounts', 'cohorts'])(
  'nobody writes %s from a browser',
  async (collection) => {
    const token = readToken(players.ann);
    expect(await call(token, 'PATCH', `/${collection}/${id}`, { fields: {} })).toEqual(DENIED);
    expect(await call(token, 'PATCH', `/${collection}/${randomUUID()}`, { fields: {} })).toEqual(DENIED);
    expect(await call(token, 'DELETE', `/${collection}/${id}`)).toEqual(DENIED);
  },
);

test.each(['academies', 'showcases'])('%s is listed in pages of at most 50', async (name) => {
  const token = readToken(players.ann);
  expect(await call(token, ...query(name, 50))).toEqual(ALLOWED);
  expect(await call(token, ...query(name, 51))).toEqual(DENIED);
  expect(await call(token, ...query(name))).toEqual(DENIED);
  expect(await call(null, ...query(name, 1))).toEqual(DENIED);
});

const CLOSED = ['mapPlayers', 'academyReports', 'academyIndex', 'academyReviews', 'academyDecisions'];

test.each(['mapMembers', 'mapCells', 'mapCounts', 'cohorts', ...CLOSED])(
  '%s cannot be listed',
  async (name) => {
    expect(await call(readToken(players.ann), ...query(name, 1))).toEqual(DENIED);
  },
);

test.each(['pending-guardian', 'suspended', 'none'])(
  'an account that is not open (%s) reads no counts of places',
  async (status) => {
    const uid = status === 'none' ? randomUUID() : await openAccount(status);
    expect(await call(readToken(uid), 'GET', `/mapCells/${id}`)).toEqual(DENIED);
  },
);

test('who stands behind a player of the map is closed, the own entry too', async () => {
  expect(await call(readToken(players.ann), 'GET', `/mapMembers/${players.ann}`)).toEqual(DENIED);
});

test.each(CLOSED)('%s is for the backend', async (name) => {
  expect(await call(readToken(players.ann), 'GET', `/${name}/${id}`)).toEqual(DENIED);
  expect(await call(readToken(players.ann), 'PATCH', `/${name}/${id}`, { fields: {} })).toEqual(DENIED);
});

test('of a showcase’s registrations a player reads the own one', async () => {
  const { ann, bob } = players;
  const path = `/showcases/${id}/registrations`;
  expect(await call(readToken(ann), 'GET', `${path}/${ann}`)).toEqual(ALLOWED);
  expect(await call(readToken(ann), 'GET', `${path}/${bob}`)).toEqual(DENIED);
  expect(await call(readToken(ann), ...query('registrations', 1, `/showcases/${id}`))).toEqual(DENIED);
  expect(await call(readToken(ann), 'PATCH', `${path}/${ann}`, { fields: {} })).toEqual(DENIED);
  expect(await call(readToken(ann), 'DELETE', `${path}/${ann}`)).toEqual(DENIED);
});

const saved = { schemaVersion: { integerValue: '1' } };
const save = (as: string, whose: string, academy: string, fields = saved as object) =>
  call(
    readToken(as),
    'POST',
    ':commit',
    stamped(`profiles/${whose}/savedAcademies/${academy}`, fields as never),
  );

test('a player saves an academy and lets go of it', async () => {
  const uid = await openAccount();
  expect(await save(uid, uid, id)).toEqual(ALLOWED);
  expect(await call(readToken(uid), ...query('savedAcademies', 100, `/profiles/${uid}`))).toEqual(ALLOWED);
  expect(await call(readToken(uid), 'DELETE', `/profiles/${uid}/savedAcademies/${id}`)).toEqual(ALLOWED);
});

test('saved academies are private, exist, and say nothing else', async () => {
  const uid = await openAccount();
  const waiting = await openAccount('pending-guardian');
  expect(await save(uid, players.ann, id)).toEqual(DENIED);
  expect(await save(uid, uid, randomUUID())).toEqual(DENIED);
  expect(await save(uid, uid, id, { ...saved, note: { stringValue: 'x' } })).toEqual(DENIED);
  expect(await save(waiting, waiting, id)).toEqual(DENIED);
  expect(await call(readToken(uid), 'GET', `/profiles/${players.ann}/savedAcademies/${id}`)).toEqual(DENIED);
  expect(await call(readToken(uid), ...query('savedAcademies', 101, `/profiles/${uid}`))).toEqual(DENIED);
});
