import { call, openAccount, stamped, readToken, twoPlayers } from '../harness/firestore-harness';

let players: Awaited<ReturnType<typeof twoPlayers>>;
beforeAll(async () => {
  players = await twoPlayers();
});
afterAll(() => players.close());

const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };
const tier4 = { tierLevel: { stringValue: 'tier4' } };

test('a player reads the own record', async () => {
  const answer = await call(readToken(players.ann), 'GET', `/users/${players.ann}`);
  expect(answer).toEqual({ status: 200, reason: '' });
});

test('the backend changes the tier', async () => {
  await players.firestore.doc(`users/${players.bob}`).update({ tierLevel: 'tier2' });
  expect((await players.firestore.doc(`users/${players.bob}`).get()).get('tierLevel')).toBe('tier2');
});

const attacks: [name: string, attempt: (ann: string, bob: string) => ReturnType<typeof call>][] = [
  [
    'update the own tier',
    (ann) =>
      call(readToken(ann), 'PATCH', `/users/${ann}?updateMask.fieldPaths=tierLevel`, { fields: tier4 }),
  ],
  [
    'update the own tier by a batch',
    (ann) => call(readToken(ann), 'POST', ':commit', stamped(`users/${ann}`, tier4)),
  ],
  [
    'overwrite the own record without a tier',
    (ann) => call(readToken(ann), 'PATCH', `/users/${ann}`, { fields: {} }),
  ],
  [
    'write the same tier again',
    (ann) =>
      call(readToken(ann), 'PATCH', `/users/${ann}`, { fields: { tierLevel: { stringValue: 'tier0' } } }),
  ],
  [
    'add an unknown field',
    (ann) =>
      call(readToken(ann), 'PATCH', `/users/${ann}?updateMask.fieldPaths=role`, {
        fields: { role: { stringValue: 'admin' } },
      }),
  ],
  [
    'create an own record with a tier',
    (ann) => call(readToken(`${ann}-new`), 'PATCH', `/users/${ann}-new`, { fields: tier4 }),
  ],
  [
    'create an own empty record',
    (ann) => call(readToken(`${ann}-new`), 'PATCH', `/users/${ann}-new`, { fields: {} }),
  ],
  [
    'create another player’s record',
    (ann) => call(readToken(ann), 'PATCH', `/users/${ann}-other`, { fields: tier4 }),
  ],
  ['delete the own record', (ann) => call(readToken(ann), 'DELETE', `/users/${ann}`)],
  ['read another player’s record', (ann, bob) => call(readToken(ann), 'GET', `/users/${bob}`)],
  ['read signed out', (ann) => call(null, 'GET', `/users/${ann}`)],
  ['list the records', (ann) => call(readToken(ann), 'GET', '/users')],
  [
    'query the records',
    (ann) =>
      call(readToken(ann), 'POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'users' }] } }),
  ],
  [
    'query the own record',
    (ann) =>
      call(readToken(ann), 'POST', ':runQuery', {
        structuredQuery: {
          from: [{ collectionId: 'users' }],
          where: {
            fieldFilter: { field: { fieldPath: 'tierLevel' }, op: 'EQUAL', value: { stringValue: 'tier0' } },
          },
        },
      }),
  ],
  [
    'query a collection group',
    (ann) =>
      call(readToken(ann), 'POST', ':runQuery', {
        structuredQuery: { from: [{ collectionId: 'users', allDescendants: true }] },
      }),
  ],
  [
    'count the records',
    (ann) =>
      call(readToken(ann), 'POST', ':runAggregationQuery', {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'users' }] },
          aggregations: [{ alias: 'n', count: {} }],
        },
      }),
  ],
  [
    'write below the own record',
    (ann) => call(readToken(ann), 'PATCH', `/users/${ann}/notes/1`, { fields: {} }),
  ],
];

test.each(attacks)('a player cannot %s', async (_name, attempt) => {
  expect(await attempt(players.ann, players.bob)).toEqual(DENIED);
  expect((await players.firestore.doc(`users/${players.ann}`).get()).data()).toEqual({ tierLevel: 'tier0' });
});

const closed = [
  'stripeEvents/evt_1',
  'newsletterSubscribers/abc',
  'privateAccounts/abc',
  'privateAccounts/abc/audit/1',
  'guardianConsents/abc',
  'guardianTokens/abc',
  'accountDeletions/abc',
  'accountLinks/abc',
  'linkGenerations/abc',
  'addressProofs/abc',
  'ageGates/abc',
  'mailOutbox/abc',
  'requestBudgets/abc',
  'newsletterSubscribers/abc/consents/1',
  'health/probe',
  'anything/else',
];

test.each(closed)('%s is closed to clients, for reading and writing', async (path) => {
  const token = readToken(players.ann);
  expect(await call(token, 'GET', `/${path}`)).toEqual(DENIED);
  expect(await call(token, 'PATCH', `/${path}`, { fields: {} })).toEqual(DENIED);
  expect(await call(null, 'PATCH', `/${path}`, { fields: {} })).toEqual(DENIED);
});

test.each(['privateAccounts', 'guardianConsents', 'accountDeletions', 'ageGates'])(
  'the own document in %s is closed too',
  async (collection) => {
    const { ann, firestore } = players;
    await firestore.doc(`${collection}/${ann}`).set({ uid: ann });
    expect(await call(readToken(ann), 'GET', `/${collection}/${ann}`)).toEqual(DENIED);
    expect(await call(readToken(ann), 'DELETE', `/${collection}/${ann}`)).toEqual(DENIED);
  },
);

test('a player cannot open the own account', async () => {
  const uid = await openAccount('pending-guardian');
  const fields = { status: { stringValue: 'active' } };
  const path = `/users/${uid}?updateMask.fieldPaths=status`;
  expect(await call(readToken(uid), 'PATCH', path, { fields })).toEqual(DENIED);
  expect(await call(readToken(uid), 'GET', `/users/${uid}`)).toEqual({ status: 200, reason: '' });
});

test('a token that is none is refused before the rules', async () => {
  expect((await call('garbage', 'GET', `/users/${players.ann}`)).status).toBeGreaterThanOrEqual(400);
});

test('a field of more than 1 MiB is refused even for the backend', async () => {
  const write = players.firestore.doc(`users/${players.bob}`).update({ note: 'a'.repeat(1_100_000) });
  await expect(write).rejects.toMatchObject({ code: 3 });
});
