import { randomUUID } from 'node:crypto';
import { DAY_MS, MAX_RECORD_ROWS } from '@skora/domain';
import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

type Fields = Record<string, unknown>;

const sprint: Fields = {
  kind: 'sprint',
  measuredOn: new Date(Date.now() - DAY_MS),
  measuredBy: 'self',
  method: 'hand',
  values: { sprint10: 1.92 },
  ratings: {},
  schemaVersion: 1,
};
const body: Fields = { ...sprint, kind: 'body', method: '', values: { heightCm: 170 } };
const topSpeed: Fields = { ...sprint, kind: 'topSpeed', method: 'gps', values: { topSpeed: 30 } };
const jump: Fields = { ...sprint, kind: 'jump', method: 'jump_mat_hips', values: { cmjCm: 30 } };
const longJump: Fields = { ...body, kind: 'longJump', values: { sbjCm: 200 } };
const agility: Fields = { ...sprint, kind: 'agility', values: { tTest: 10 } };
const endurance: Fields = { ...body, kind: 'endurance', values: { yoyoIr1M: 1600 } };
const vo2max: Fields = { ...sprint, kind: 'vo2max', method: 'measured', values: { vo2max: 50 } };
const technical: Fields = { ...body, kind: 'technical', values: {}, ratings: { firstTouch: 6 } };
const goalkeeper: Fields = { ...technical, kind: 'goalkeeper', ratings: { handling: 7 } };

async function create(fields: Fields, owner?: string, entry: string = randomUUID()) {
  const uid = owner ?? (await openAccount());
  const body = stamped(`profiles/${uid}/statEntries/${entry}`, firestoreFields(fields));
  return call(readToken(uid), 'POST', ':commit', body);
}

const accepted: [name: string, fields: Fields][] = [
  [
    'all of the body',
    {
      ...body,
      values: {
        heightCm: 172.4,
        weightKg: 61.2,
        sittingHeightCm: 89,
        wingspanCm: 175,
        restingHr: 58,
        maxHr: 201,
      },
    },
  ],
  ['four splits', { ...sprint, values: { sprint5: 1.05, sprint10: 1.82, sprint20: 3.1, sprint30: 4.4 } }],
  ['both endurance tests', { ...endurance, values: { yoyoIr1M: 1640, beepLevel: 10, beepShuttle: 11 } }],
  ['a rating of 1 and one of 10', { ...technical, ratings: { firstTouch: 1, teamwork: 10 } }],
  ['a goalkeeper rating', goalkeeper],
  [
    'its ground and a link to the proof',
    { ...sprint, ground: 'track', evidence: 'https://video.example/run' },
  ],
  ['three runs, the best of which counts', { ...sprint, attempts: { sprint10: [1.92, 1.95, 1.98] } }],
  [
    'four runs of every turn',
    {
      ...agility,
      values: { agility505L: 2.4, agility505R: 2.5, tTest: 10.2, illinois: 16.8 },
      attempts: {
        agility505L: [2.4, 2.41, 2.42, 2.5],
        agility505R: [2.5, 2.51, 2.55, 2.6],
        tTest: [10.2, 10.3, 10.4, 10.5],
        illinois: [16.8, 17, 17.1, 17.3],
      },
    },
  ],
];

test.each(accepted)('an entry with %s is accepted', async (_name, fields) => {
  expect(await create(fields)).toEqual(ALLOWED);
});

const refused: [name: string, fields: Fields][] = [
  ['nothing measured', { ...sprint, values: {} }],
  ['no rating and no value', { ...technical, ratings: {} }],
  ['body fat', { ...body, values: { bodyFatPct: 12 } }],
  ['a value of another kind', { ...sprint, values: { cmjCm: 30 } }],
  ['a sprint without its method', { ...sprint, method: '' }],
  ['a sprint by a method of jumps', { ...sprint, method: 'force_plate_hips' }],
  ['a jump without the arms', { ...jump, method: 'jump_mat' }],
  ['an agility test by GPS', { ...agility, method: 'gps' }],
  ['a method for the height', { ...body, method: 'hand' }],
  ['splits that fall', { ...sprint, values: { sprint10: 2.5, sprint20: 2.4 } }],
  ['equal splits', { ...sprint, values: { sprint5: 1.5, sprint10: 1.5 } }],
  ['a resting pulse of the greatest', { ...body, values: { restingHr: 120, maxHr: 120 } }],
  ['sitting higher than standing', { ...body, values: { heightCm: 90, sittingHeightCm: 95 } }],
  ['a Yo-Yo distance off the 40 m grid', { ...endurance, values: { yoyoIr1M: 650 } }],
  ['a shuttle level without its shuttle', { ...endurance, values: { beepLevel: 5 } }],
  ['a shuttle its level does not have', { ...endurance, values: { beepLevel: 1, beepShuttle: 8 } }],
  ['level 22', { ...endurance, values: { beepLevel: 22, beepShuttle: 1 } }],
  ['half a centimetre of long jump', { ...longJump, values: { sbjCm: 200.5 } }],
  ['another source of VO2max', { ...vo2max, method: 'guessed' }],
  ['another way to measure speed', { ...topSpeed, method: 'hand' }],
  ['a rating of 0', { ...technical, ratings: { firstTouch: 0 } }],
  ['a rating of 11', { ...technical, ratings: { firstTouch: 11 } }],
  ['a rating of 5.5', { ...technical, ratings: { firstTouch: 5.5 } }],
  ['a rating that does not exist', { ...technical, ratings: { overall: 9 } }],
  ['a rating beside a sprint', { ...sprint, ratings: { firstTouch: 5 } }],
  ['an outfield rating for a goalkeeper', { ...goalkeeper, ratings: { firstTouch: 5 } }],
  ['another kind', { ...sprint, kind: 'mental' }],
  ['a day in the future', { ...sprint, measuredOn: new Date(Date.now() + 2 * DAY_MS) }],
  ['a day before 2000', { ...sprint, measuredOn: new Date('1999-12-31') }],
  ['a text for the day', { ...sprint, measuredOn: '2026-01-01' }],
  ['another measurer', { ...sprint, measuredBy: 'fifa' }],
  ['an unknown field', { ...sprint, verified: true }],
  ['a ground nobody knows', { ...sprint, ground: 'moon' }],
  ['a ground for the height', { ...body, ground: 'grass' }],
  ['a link without encryption', { ...sprint, evidence: 'http://video.example/run' }],
  ['a script for a link', { ...sprint, evidence: 'javascript:alert(document.domain)' }],
  ['one attempt', { ...sprint, attempts: { sprint10: [1.92] } }],
  ['five attempts', { ...sprint, attempts: { sprint10: [1.92, 2, 2, 2, 2] } }],
  ['a value that is not the best attempt', { ...sprint, attempts: { sprint10: [1.9, 1.92] } }],
  ['a value that is none of the attempts', { ...sprint, attempts: { sprint10: [1.95, 1.96] } }],
  ['attempts that are not sorted', { ...sprint, attempts: { sprint10: [1.92, 1.98, 1.95] } }],
  ['an attempt beyond the bounds', { ...sprint, attempts: { sprint10: [1.92, 3.51] } }],
  ['a text for an attempt', { ...sprint, attempts: { sprint10: [1.92, '2'] } }],
  ['a text for the attempts', { ...sprint, attempts: '1.92' }],
  ['attempts at another test', { ...sprint, attempts: { cmjCm: [30, 31] } }],
  ['attempts without their value', { ...sprint, attempts: { sprint20: [3.1, 3.2] } }],
  ['attempts at the height', { ...body, attempts: { heightCm: [170, 171] } }],
  ['half a centimetre of long jump in an attempt', { ...longJump, attempts: { sbjCm: [200, 199.5] } }],
  ['another schema version', { ...sprint, schemaVersion: 2 }],
];

test.each(refused)('an entry with %s is refused', async (_name, fields) => {
  expect(await create(fields)).toEqual(DENIED);
});

test('an entry is never changed or deleted, not even by the same content', async () => {
  const uid = await openAccount();
  const entry = randomUUID();
  const path = `/profiles/${uid}/statEntries/${entry}`;
  expect(await create(sprint, uid, entry)).toEqual(ALLOWED);
  expect(await create(sprint, uid, entry)).toEqual(DENIED);
  expect(await call(readToken(uid), 'DELETE', path)).toEqual(DENIED);
  expect(await call(readToken(uid), 'GET', path)).toEqual(ALLOWED);
  expect(await call(readToken(randomUUID()), 'GET', path)).toEqual(DENIED);
  expect(await call(null, 'GET', path)).toEqual(DENIED);
});

function list(token: string | null, uid: string, limit?: number) {
  const structuredQuery = { from: [{ collectionId: 'statEntries' }], limit };
  return call(token, 'POST', `/profiles/${uid}:runQuery`, { structuredQuery });
}

test('the owner lists up to 1000 entries, nobody else lists any', async () => {
  const uid = await openAccount();
  expect(await list(readToken(uid), uid, MAX_RECORD_ROWS)).toEqual(ALLOWED);
  expect(await list(readToken(uid), uid, MAX_RECORD_ROWS + 1)).toEqual(DENIED);
  expect(await list(readToken(uid), uid)).toEqual(DENIED);
  expect(await list(readToken(randomUUID()), uid, MAX_RECORD_ROWS)).toEqual(DENIED);
  expect(await list(null, uid, MAX_RECORD_ROWS)).toEqual(DENIED);
});

test('a stranger cannot add an entry', async () => {
  const path = `profiles/${await openAccount()}/statEntries/${randomUUID()}`;
  const body = stamped(path, firestoreFields(sprint));
  expect(await call(readToken(randomUUID()), 'POST', ':commit', body)).toEqual(DENIED);
  expect(await call(null, 'POST', ':commit', body)).toEqual(DENIED);
});

const withdrawn = { ...sprint, values: {} };

test('a correction names an entry of the same test; without values it withdraws it', async () => {
  const uid = await openAccount();
  const entry = randomUUID();
  expect(await create(sprint, uid, entry)).toEqual(ALLOWED);
  const correction = { ...sprint, values: { sprint10: 1.95 }, corrects: entry };
  expect(await create(correction, uid)).toEqual(ALLOWED);
  expect(await create({ ...withdrawn, corrects: entry }, uid)).toEqual(ALLOWED);
  expect(await create({ ...correction, corrects: randomUUID() }, uid)).toEqual(DENIED);
  expect(await create({ ...body, corrects: entry }, uid)).toEqual(DENIED);
  expect(await create({ ...correction, corrects: `${entry}/../x` }, uid)).toEqual(DENIED);
  expect(await create({ ...correction, corrects: '' }, uid)).toEqual(DENIED);
});

test('the entry of somebody else cannot be corrected', async () => {
  const entry = randomUUID();
  expect(await create(sprint, await openAccount(), entry)).toEqual(ALLOWED);
  expect(await create({ ...sprint, corrects: entry })).toEqual(DENIED);
});

/** An ISO date that many years and days ago. */
function born(years: number, days: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return new Date(day.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

const bodyFat: Fields = { ...body, kind: 'bodyFat', method: 'dexa', values: { bodyFatPct: 14 } };

test.each([
  ['an adult', born(18, 2), ALLOWED],
  ['somebody a few days under 18', born(18, -3), DENIED],
  ['somebody without a date of birth', null, DENIED],
])('body fat of %s', async (_name, dateOfBirth, answer) => {
  const uid = await openAccount();
  if (dateOfBirth) {
    await call('owner', 'PATCH', `/privateAccounts/${uid}`, { fields: firestoreFields({ dateOfBirth }) });
  }
  expect(await create(bodyFat, uid)).toEqual(answer);
  expect(await create({ ...bodyFat, method: '' }, uid)).toEqual(DENIED);
});

test('no result is older than the fifth birthday of its player', async () => {
  const uid = await openAccount();
  const fields = firestoreFields({ measuresFrom: new Date('2018-05-02') });
  await call('owner', 'PATCH', `/users/${uid}?updateMask.fieldPaths=measuresFrom`, { fields });
  expect(await create({ ...sprint, measuredOn: new Date('2018-05-01') }, uid)).toEqual(DENIED);
  expect(await create({ ...sprint, measuredOn: new Date('2018-05-02') }, uid)).toEqual(ALLOWED);
});
