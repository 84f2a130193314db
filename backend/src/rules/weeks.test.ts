import { randomUUID } from 'node:crypto';
import { call, openAccount, stamped, tokenOf } from './firestore-harness';
import { firestoreFields } from './firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };
const DAY = 24 * 60 * 60 * 1000;

type Fields = Record<string, unknown>;

/** Monday, 00:00 UTC, of the week that many weeks ago. */
function mondayOf(weeksAgo: number): Date {
  const today = new Date(new Date().toISOString().slice(0, 10));
  return new Date(today.getTime() - (((today.getUTCDay() + 6) % 7) + weeksAgo * 7) * DAY);
}

/** ISO week of a Monday, counted from the week that holds 4 January. */
function weekOf(monday: Date): string {
  const year = new Date(monday.getTime() + 3 * DAY).getUTCFullYear();
  const fourth = new Date(Date.UTC(year, 0, 4));
  const first = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY;
  const number = Math.round((monday.getTime() - first) / (7 * DAY)) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

const THIS_WEEK = weekOf(mondayOf(0));

const row: Fields = { monday: mondayOf(0), revision: 1, schemaVersion: 1 };
const match: Fields = {
  ...row,
  day: 6,
  competition: 'league',
  opponent: 'Northfield Rovers',
  venue: 'home',
  goalsFor: 2,
  goalsAgainst: 1,
  format: 11,
  position: 'RW',
  role: 'started',
  minutes: 90,
  numbers: { goals: 1, assists: 0, shots: 3, shotsOnTarget: 2, yellow: 0, red: 0 },
};
const keeper: Fields = { ...match, position: 'GK', numbers: { faced: 5, saves: 4, conceded: 1 } };
const training: Fields = { ...row, day: 2, type: 'team', minutes: 90, rpe: 6 };

async function write(path: string, fields: Fields, owner?: string, token?: string) {
  const uid = owner ?? (await openAccount());
  return call(
    token ?? tokenOf(uid),
    'POST',
    ':commit',
    stamped(`profiles/${uid}/${path}`, firestoreFields(fields)),
  );
}

const withMatch = (change: Fields, base = match) => write(`matches/${THIS_WEEK}-1`, { ...base, ...change });
const withTraining = (change: Fields) => write(`trainings/${THIS_WEEK}-1`, { ...training, ...change });

test('a week has room for seven matches and fourteen sessions', async () => {
  expect(await write(`matches/${THIS_WEEK}-7`, keeper)).toEqual(ALLOWED);
  expect(await write(`trainings/${THIS_WEEK}-14`, training)).toEqual(ALLOWED);
  for (const place of ['0', '8', '10', 'a', '1-1']) {
    expect(await write(`matches/${THIS_WEEK}-${place}`, match)).toEqual(DENIED);
  }
  for (const place of ['0', '15', '20', '']) {
    expect(await write(`trainings/${THIS_WEEK}-${place}`, training)).toEqual(DENIED);
  }
});

test.each([0, 8])('the week %i weeks ago is open', async (ago) => {
  const monday = mondayOf(ago);
  expect(await write(`matches/${weekOf(monday)}-1`, { ...match, monday })).toEqual(ALLOWED);
  expect(await write(`trainings/${weekOf(monday)}-1`, { ...training, monday })).toEqual(ALLOWED);
});

// Next week opens up to 14 hours early for the far east; -2 steps over that.
test.each([-2, 10])('the week %i weeks ago is closed', async (ago) => {
  const monday = mondayOf(ago);
  expect(await write(`matches/${weekOf(monday)}-1`, { ...match, monday })).toEqual(DENIED);
  expect(await write(`trainings/${weekOf(monday)}-1`, { ...training, monday })).toEqual(DENIED);
});

const misnamed: [name: string, week: string, monday: unknown][] = [
  ['another week’s name', weekOf(mondayOf(1)), mondayOf(0)],
  ['a Tuesday', THIS_WEEK, new Date(mondayOf(0).getTime() + DAY)],
  ['a Monday at noon', THIS_WEEK, new Date(mondayOf(0).getTime() + DAY / 2)],
  ['a text for the Monday', THIS_WEEK, '2026-11-16'],
  ['a name that is no week', 'this-week', mondayOf(0)],
];

test.each(misnamed)('a row with %s is refused', async (_name, week, monday) => {
  expect(await write(`matches/${week}-1`, { ...match, monday })).toEqual(DENIED);
  expect(await write(`trainings/${week}-1`, { ...training, monday })).toEqual(DENIED);
});

const acceptedMatches: [name: string, change: Fields][] = [
  ['an unused substitute', { role: 'unused', minutes: 0, numbers: {} }],
  ['two yellow cards and the red one', { numbers: { yellow: 2, red: 1 } }],
  ['no numbers at all', { numbers: {} }],
  ['130 minutes', { minutes: 130 }],
];

test.each(acceptedMatches)('a match with %s is accepted', async (_name, change) => {
  expect(await withMatch(change)).toEqual(ALLOWED);
});

const refusedMatches: [name: string, change: Fields][] = [
  ['day 0', { day: 0 }],
  ['day 8', { day: 8 }],
  ['131 minutes', { minutes: 131 }],
  ['no minutes for a starter', { minutes: 0 }],
  ['minutes for an unused substitute', { role: 'unused', minutes: 1, numbers: {} }],
  ['numbers for an unused substitute', { role: 'unused', minutes: 0, numbers: { yellow: 1 } }],
  ['another role', { role: 'captain' }],
  ['another competition', { competition: 'esport' }],
  ['another venue', { venue: 'moon' }],
  ['six a side', { format: 6 }],
  ['another position', { position: 'SW' }],
  ['no opponent', { opponent: '' }],
  ['an opponent of 61 characters', { opponent: 'a'.repeat(61) }],
  ['a line break in the opponent', { opponent: 'a\nb' }],
  ['51 goals', { goalsFor: 51 }],
  ['a negative score', { goalsAgainst: -1 }],
  ['two yellow cards without the red one', { numbers: { yellow: 2, red: 0 } }],
  ['a distance without its device', { running: { distanceKm: 9 } }],
  ['a distance by an unknown device', { device: 'phone', running: { distanceKm: 9 } }],
  ['a distance among the counts', { numbers: { distanceKm: 9 } }],
  ['a device that counted nothing', { device: 'gps' }],
  ['a device and an empty count', { device: 'gps', running: {} }],
  [
    'a bench with a distance',
    { role: 'unused', minutes: 0, numbers: {}, device: 'gps', running: { sprints: 1 } },
  ],
  ['a first revision of 2', { revision: 2 }],
  ['no revision', { revision: null }],
  ['saves of an outfield player', { numbers: { saves: 1 } }],
  ['half a goal', { numbers: { goals: 0.5 } }],
  ['an unknown number', { numbers: { rating: 9 } }],
  ['an unknown field', { verified: true }],
];

test.each(refusedMatches)('a match with %s is refused', async (_name, change) => {
  expect(await withMatch(change)).toEqual(DENIED);
});

const refusedTrainings: [name: string, change: Fields][] = [
  ['4 minutes', { minutes: 4 }],
  ['241 minutes', { minutes: 241 }],
  ['an effort of 11', { rpe: 11 }],
  ['an effort of -1', { rpe: -1 }],
  ['another type', { type: 'sleep' }],
  ['day 8', { day: 8 }],
  ['an unknown field', { heartRate: 190 }],
];

test.each(refusedTrainings)('a session with %s is refused', async (_name, change) => {
  expect(await withTraining(change)).toEqual(DENIED);
});

/** A row that the owner stored. */
async function stored(path: string, fields: Fields): Promise<string> {
  const uid = await openAccount();
  expect(await write(path, fields, uid)).toEqual(ALLOWED);
  return uid;
}

const wellness: Fields = { monday: mondayOf(0), day: 3, mood: 4, schemaVersion: 1 };
const rows: [path: string, fields: Fields][] = [
  [`matches/${THIS_WEEK}-1`, match],
  [`trainings/${THIS_WEEK}-1`, training],
  [`wellness/${THIS_WEEK}-3`, wellness],
];

test.each(rows)('only the owner reads, lists and writes %s', async (path, fields) => {
  const uid = await stored(path, fields);
  const structuredQuery = { from: [{ collectionId: path.split('/')[0] }], limit: 200 };
  const attempts = (token: string | null) => [
    call(token, 'GET', `/profiles/${uid}/${path}`),
    call(token, 'POST', `/profiles/${uid}:runQuery`, { structuredQuery }),
  ];
  for (const stranger of [tokenOf(randomUUID()), null]) {
    expect(await Promise.all(attempts(stranger))).toEqual([DENIED, DENIED]);
    expect(await call(stranger, 'DELETE', `/profiles/${uid}/${path}`)).toEqual(DENIED);
  }
  expect(await write(path, fields, uid, tokenOf(randomUUID()))).toEqual(DENIED);
  expect(await Promise.all(attempts(tokenOf(uid)))).toEqual([ALLOWED, ALLOWED]);
});

test.each(rows)('only how a day felt is deleted: %s', async (path, fields) => {
  const uid = await stored(path, fields);
  const answer = path.startsWith('wellness') ? ALLOWED : DENIED;
  expect(await call(tokenOf(uid), 'DELETE', `/profiles/${uid}/${path}`)).toEqual(answer);
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
  return call(tokenOf(uid), 'POST', ':commit', { writes: [...(row.writes as []), ...(copy.writes as [])] });
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
    expect(await call(tokenOf(uid), 'GET', `/profiles/${uid}/${path}/versions/1`)).toEqual(ALLOWED);
    expect(await call(tokenOf(randomUUID()), 'GET', `/profiles/${uid}/${path}/versions/1`)).toEqual(DENIED);
    expect(await call(tokenOf(uid), 'DELETE', `/profiles/${uid}/${path}/versions/1`)).toEqual(DENIED);
  },
);

test.each(corrections)('%s is removed by an empty row that keeps the copy', async (path, fields) => {
  const uid = await storedYesterday(path, fields);
  const removed = { monday: fields.monday, removed: true, revision: 2, schemaVersion: 1 };
  expect(await correct(uid, path, { ...removed, note: 'x' })).toEqual(DENIED);
  expect(await correct(uid, path, { ...removed, removed: false })).toEqual(DENIED);
  expect(await correct(uid, path, removed)).toEqual(ALLOWED);
});

test('a copy without its correction is refused', async () => {
  const path = `trainings/${THIS_WEEK}-1`;
  const uid = await storedYesterday(path, training);
  const copy = { before: { mapValue: { fields: await storedFields(uid, path) } } };
  const fields = { ...copy, ...firestoreFields({ changedBy: uid, schemaVersion: 1 }) };
  const body = stamped(`profiles/${uid}/${path}/versions/1`, fields);
  expect(await call(tokenOf(uid), 'POST', ':commit', body)).toEqual(DENIED);
});
