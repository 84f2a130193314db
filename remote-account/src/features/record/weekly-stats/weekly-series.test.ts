import { openWeeks, parseMatch, type MatchRow, type TrainingRow } from '@skora/domain';
import { weeklyLoad } from './weekly-series';

const now = new Date(2026, 10, 21, 12);
const weeks = openWeeks(now);
const session = (weeksAgo: number, change: Partial<TrainingRow> = {}): TrainingRow => ({
  id: `${weeks[weeksAgo]?.id}-1`,
  monday: new Date(0),
  day: 1,
  type: 'team',
  minutes: 60,
  rpe: 5,
  revision: 1,
  ...change,
});

test('a week without a record is a gap, not a zero, and takes no part in the mean', () => {
  const points = weeklyLoad({ matches: [], trainings: [session(0), session(2, { minutes: 90 })] }, now);
  expect(points).toHaveLength(12);
  expect(points.slice(-3).map(({ tick, value, mean }) => [tick, value, mean])).toEqual([
    ['W45', 450, null],
    ['W46', null, null],
    ['W47', 300, 375],
  ]);
});

test('a week of rest that was recorded is a zero', () => {
  const points = weeklyLoad({ matches: [], trainings: [session(0, { rpe: 0 })] }, now);
  expect(points.at(-1)?.value).toBe(0);
});

const match = (weeksAgo: number, rpe?: number): MatchRow[] => {
  const fields = { monday: new Date(0), day: 6, position: 'RW', role: 'started', minutes: 90, rpe };
  const row = parseMatch({ id: `${weeks[weeksAgo]?.id}-1`, fields });
  return row ? [row] : [];
};

test('matches count with their effort; a week of matches without one is a gap', () => {
  const matches = [...match(0, 8), ...match(1)];
  const points = weeklyLoad({ matches, trainings: [session(0)] }, now);
  expect(points.slice(-2).map(({ value }) => value)).toEqual([null, 1020]);
});
