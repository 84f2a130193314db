import {
  ALLOWED,
  DENIED,
  DAY,
  THIS_WEEK,
  match,
  keeper,
  training,
  write,
  withMatch,
  withTraining,
  findMonday,
  findWeek,
  type Fields,
} from '../harness/week-rows';

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
  const monday = findMonday(ago);
  expect(await write(`matches/${findWeek(monday)}-1`, { ...match, monday })).toEqual(ALLOWED);
  expect(await write(`trainings/${findWeek(monday)}-1`, { ...training, monday })).toEqual(ALLOWED);
});

// Next week opens up to 14 hours early for the far east; -2 steps over that.
test.each([-2, 10])('the week %i weeks ago is closed', async (ago) => {
  const monday = findMonday(ago);
  expect(await write(`matches/${findWeek(monday)}-1`, { ...match, monday })).toEqual(DENIED);
  expect(await write(`trainings/${findWeek(monday)}-1`, { ...training, monday })).toEqual(DENIED);
});

const misnamed: [name: string, week: string, monday: unknown][] = [
  ['another week’s name', findWeek(findMonday(1)), findMonday(0)],
  ['a Tuesday', THIS_WEEK, new Date(findMonday(0).getTime() + DAY)],
  ['a Monday at noon', THIS_WEEK, new Date(findMonday(0).getTime() + DAY / 2)],
  ['a text for the Monday', THIS_WEEK, '2026-11-16'],
  ['a name that is no week', 'this-week', findMonday(0)],
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
  ['no effort felt', { rpe: 0 }],
  ['the greatest effort', { rpe: 10 }],
  ['an effort and a distance', { rpe: 7, device: 'gps', running: { distanceKm: 9 } }],
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
  ['an effort of 11', { rpe: 11 }],
  ['an effort of -1', { rpe: -1 }],
  ['half an effort', { rpe: 6.5 }],
  ['an effort in words', { rpe: 'hard' }],
  ['no effort in words of its own', { rpe: null }],
  ['an effort on the bench', { role: 'unused', minutes: 0, numbers: {}, rpe: 3 }],
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
