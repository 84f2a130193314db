import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';
import {
  MATCH_NUMBERS,
  type MatchNumber,
  NUMBER_RELATIONS,
  numbersFor,
  openWeeks,
  SCORES,
} from '@skora/domain';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

type Numbers = Record<string, unknown>;

async function play(position: string, numbers: Numbers, row: Record<string, unknown> = {}) {
  const [week] = openWeeks(new Date());
  const split = (device: boolean) =>
    Object.entries(numbers).filter(
      ([key]) => MATCH_NUMBERS.some((number) => number.key === key && number.device) === device,
    );
  const match = {
    monday: week?.monday,
    day: 1,
    competition: 'league',
    opponent: 'Northfield Rovers',
    venue: 'home',
    goalsFor: 50,
    goalsAgainst: 50,
    format: 11,
    position,
    role: 'started',
    minutes: 90,
    numbers: Object.fromEntries(split(false)),
    revision: 1,
    schemaVersion: 1,
    ...(split(true).length > 0 && { device: 'gps', running: Object.fromEntries(split(true)) }),
    ...row,
  };
  const uid = await openAccount();
  const path = `profiles/${uid}/matches/${week?.id}-1`;
  return call(readToken(uid), 'POST', ':commit', stamped(path, firestoreFields(match)));
}

/** Each is written by a player of its own, so that none waits for another. */
function playEach(position: string, all: Numbers[]) {
  return Promise.all(all.map((numbers) => play(position, numbers)));
}

const positions = ['RW', 'GK'];
const rows = positions.flatMap((position) =>
  numbersFor(position).map((number) => [position, number.key, number] as const),
);

/** Numbers that let this one reach its greatest value. */
const companions = ({ key, max }: MatchNumber): Numbers => ({
  ...(key === 'yellow' && { red: 1 }),
  [key]: max,
});

test.each(rows)('%s: %s is refused beyond its bounds', async (position, key, number) => {
  const { min = 0, max, decimals } = number;
  const within = [companions(number), { [key]: min }];
  const beyond = [min - 1, max + 1, String(max), true].map((value) => ({
    ...companions(number),
    [key]: value,
  }));
  const between = { [key]: min + 0.5 };
  expect(await playEach(position, within)).toEqual(within.map(() => ALLOWED));
  expect(await playEach(position, beyond)).toEqual(beyond.map(() => DENIED));
  expect(await play(position, between)).toEqual(decimals ? ALLOWED : DENIED);
});

const relations = positions.flatMap((position) => {
  const keys = numbersFor(position).map(({ key }) => key);
  return NUMBER_RELATIONS.filter(({ parts, whole }) =>
    [...parts, whole].every((key) => keys.includes(key) || SCORES.includes(key)),
  ).map(({ parts, whole }) => [position, parts.join(' and '), whole, parts] as const);
});

test.each(relations)('%s: %s cannot be more than %s', async (position, _name, whole, parts) => {
  const send = (total: number, ofWhole: number) => {
    const numbers: Numbers = Object.fromEntries(parts.map((part, index) => [part, index === 0 ? total : 0]));
    return SCORES.includes(whole)
      ? play(position, numbers, { [whole]: ofWhole })
      : play(position, { ...numbers, [whole]: ofWhole });
  };
  expect(await send(1, 1)).toEqual(ALLOWED);
  expect(await send(1, 0)).toEqual(DENIED);
});

test('the parts of a relation are added up', async () => {
  expect(await play('GK', { faced: 5, saves: 3, conceded: 2 })).toEqual(ALLOWED);
  expect(await play('GK', { faced: 5, saves: 4, conceded: 2 })).toEqual(DENIED);
});

test.each(positions)('%s: every number at once is within reach', async (position) => {
  const numbers = Object.fromEntries(numbersFor(position).map(({ key, min = 0 }) => [key, min]));
  expect(await play(position, numbers)).toEqual(ALLOWED);
});

test.each([
  ['RW', 'saves'],
  ['RW', 'longAttempted'],
  ['GK', 'dribblesWon'],
])('%s has no %s', async (position, key) => {
  expect(await play(position, { [key]: 0 })).toEqual(DENIED);
});
