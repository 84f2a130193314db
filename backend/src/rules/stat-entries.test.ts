import { randomUUID } from 'node:crypto';
import { call, openAccount, stamped, tokenOf } from './firestore-harness';
import { firestoreFields } from './firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };
const DAY = 24 * 60 * 60 * 1000;

type Fields = Record<string, unknown>;

const sprint: Fields = {
  kind: 'sprint',
  measuredOn: new Date(Date.now() - DAY),
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
  return call(tokenOf(uid), 'POST', ':commit', body);
}

/** Bounds of every value: key, lowest, greatest, smallest step beyond them. */
const bounds: [kind: Fields, key: string, min: number, max: number, step: number][] = [
  [body, 'heightCm', 90, 220, 0.1],
  [body, 'weightKg', 15, 140, 0.1],
  [body, 'sittingHeightCm', 50, 115, 0.1],
  [body, 'wingspanCm', 90, 230, 0.1],
  [body, 'restingHr', 30, 120, 1],
  [body, 'maxHr', 120, 230, 1],
  [sprint, 'sprint5', 0.8, 2.2, 0.01],
  [sprint, 'sprint10', 1.4, 3.5, 0.01],
  [sprint, 'sprint20', 2.4, 5.6, 0.01],
  [sprint, 'sprint30', 3.5, 8, 0.01],
  [topSpeed, 'topSpeed', 10, 40, 0.1],
  [jump, 'cmjCm', 8, 90, 0.1],
  [longJump, 'sbjCm', 60, 340, 1],
  [agility, 'agility505L', 1.8, 4, 0.01],
  [agility, 'agility505R', 1.8, 4, 0.01],
  [agility, 'tTest', 7.5, 18, 0.01],
  [agility, 'illinois', 12, 30, 0.01],
  [endurance, 'yoyoIr1M', 0, 3640, 40],
  [vo2max, 'vo2max', 20, 90, 0.1],
  [technical, 'weakFoot', 1, 5, 1],
  [technical, 'jugglingTouches', 0, 2000, 1],
  [technical, 'passAccuracy10', 0, 10, 1],
  [technical, 'slalomDribble', 5, 40, 0.01],
  [technical, 'shootingZones', 0, 15, 1],
  [technical, 'wallPass30s', 0, 60, 1],
  [goalkeeper, 'weakFoot', 1, 5, 1],
  [goalkeeper, 'sKeeperL', 1, 30, 0.01],
  [goalkeeper, 'sKeeperR', 1, 30, 0.01],
  [goalkeeper, 'lsKeeperL', 1, 30, 0.01],
  [goalkeeper, 'lsKeeperR', 1, 30, 0.01],
  [goalkeeper, 'goalKickM', 0, 90, 0.1],
  [goalkeeper, 'throwM', 0, 60, 0.1],
  [goalkeeper, 'reactionMs', 100, 1000, 1],
];

test.each(bounds.map(([base, ...rest]) => [base.kind, ...rest, base] as const))(
  '%s: %s holds its bounds from %d to %d',
  async (_kind, key, min, max, step, base) => {
    const withValue = (value: unknown) => create({ ...base, values: { [key]: value } });
    expect(await withValue(min)).toEqual(ALLOWED);
    expect(await withValue(max)).toEqual(ALLOWED);
    expect(await withValue(min - step)).toEqual(DENIED);
    expect(await withValue(max + step)).toEqual(DENIED);
    expect(await withValue(String(min))).toEqual(DENIED);
  },
);

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
  ['a day in the future', { ...sprint, measuredOn: new Date(Date.now() + 2 * DAY) }],
  ['a day before 2000', { ...sprint, measuredOn: new Date('1999-12-31') }],
  ['a text for the day', { ...sprint, measuredOn: '2026-01-01' }],
  ['another measurer', { ...sprint, measuredBy: 'fifa' }],
  ['an unknown field', { ...sprint, verified: true }],
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
  expect(await call(tokenOf(uid), 'DELETE', path)).toEqual(DENIED);
  expect(await call(tokenOf(uid), 'GET', path)).toEqual(ALLOWED);
  expect(await call(tokenOf(randomUUID()), 'GET', path)).toEqual(DENIED);
  expect(await call(null, 'GET', path)).toEqual(DENIED);
});

function list(token: string | null, uid: string, limit?: number) {
  const structuredQuery = { from: [{ collectionId: 'statEntries' }], limit };
  return call(token, 'POST', `/profiles/${uid}:runQuery`, { structuredQuery });
}

test('the owner lists up to 200 entries, nobody else lists any', async () => {
  const uid = await openAccount();
  expect(await list(tokenOf(uid), uid, 200)).toEqual(ALLOWED);
  expect(await list(tokenOf(uid), uid, 201)).toEqual(DENIED);
  expect(await list(tokenOf(uid), uid)).toEqual(DENIED);
  expect(await list(tokenOf(randomUUID()), uid, 200)).toEqual(DENIED);
  expect(await list(null, uid, 200)).toEqual(DENIED);
});

test('a stranger cannot add an entry', async () => {
  const path = `profiles/${await openAccount()}/statEntries/${randomUUID()}`;
  const body = stamped(path, firestoreFields(sprint));
  expect(await call(tokenOf(randomUUID()), 'POST', ':commit', body)).toEqual(DENIED);
  expect(await call(null, 'POST', ':commit', body)).toEqual(DENIED);
});
