import { openWeeks, type TrainingRow } from '@skora/domain';
import { monotony, weeklyLoad } from './weekly-series';

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

test('monotony is mean by spread of the daily load', () => {
  expect(monotony([])).toBeNull();
  expect(monotony([1, 2, 3, 4, 5, 6, 7].map((day) => session(0, { day })))).toBeNull();
  // 300 on one day of seven: mean 42.9, spread 105.
  expect(monotony([session(0)])).toBe(0.41);
});
