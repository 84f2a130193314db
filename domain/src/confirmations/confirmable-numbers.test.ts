import { parseEntry } from '../entries/stat-entry';
import { parseMatch } from '../matches/match-row';
import { numbersOfEntry, numbersOfMatch } from './confirmable-numbers';

const entry = (kind: string, values: object, ratings: object = {}) => {
  const fields = {
    kind,
    values,
    ratings,
    method: 'gates',
    measuredBy: 'coach',
    measuredOn: new Date('2026-10-12'),
  };
  const parsed = parseEntry({ id: 'e', fields });
  return parsed ? numbersOfEntry(parsed) : [];
};

test('a test result is told with its method and day', () => {
  expect(entry('sprint', { sprint10: 1.92 })).toEqual([
    {
      kind: 'entry',
      ref: 'e',
      revision: 0,
      key: 'sprint10',
      value: 1.92,
      label: 'Sprint 10 m',
      unit: 's',
      detail: 'Timing gates, 12 Oct 2026',
    },
  ]);
});

test('nothing of the body and no rating is ever put to a coach', () => {
  expect(entry('body', { weightKg: 61, heightCm: 171, restingHr: 55 })).toEqual([]);
  expect(entry('bodyFat', { bodyFatPct: 12 })).toEqual([]);
  expect(entry('technical', {}, { firstTouch: 7, focus: 9 })).toEqual([]);
});

test('a match is told with opponent, score and day', () => {
  const match = parseMatch({
    id: '2026-W46-1',
    fields: {
      monday: new Date('2026-11-09'),
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
      numbers: { goals: 1, assists: 0, faced: 3 },
      revision: 2,
    },
  });
  const numbers = match ? numbersOfMatch(match) : [];
  expect(numbers.map(({ label, value, revision }) => [label, value, revision])).toEqual([
    ['Minutes played', 90, 2],
    ['Goals', 1, 2],
    ['Assists', 0, 2],
  ]);
  expect(numbers[0]?.detail).toBe('League, 2–1 against Northfield Rovers, 14 Nov 2026');
});
