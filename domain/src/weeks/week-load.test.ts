import { exampleMatch } from '../testing/example-source';
import type { TrainingRow } from './training-row';
import { computeLoad, dayLikeness, rowLoad } from './week-load';

const monday = new Date('2026-11-16');
const match = { ...exampleMatch(), monday, day: 7, minutes: 90, rpe: 8 };
const session: TrainingRow = {
  id: '2026-W47-1',
  monday,
  day: 2,
  type: 'team',
  minutes: 60,
  rpe: 5,
  revision: 1,
};

test('a match counts as a session does: minutes times effort', () => {
  expect(rowLoad(match)).toBe(720);
  expect(computeLoad({ matches: [match], trainings: [session] })).toEqual({
    total: 1020,
    days: [0, 300, 0, 0, 0, 0, 720],
    uncounted: [],
  });
});

test('a match without an effort is named, not guessed', () => {
  const untold = { ...match, rpe: null };
  expect(computeLoad({ matches: [untold, match], trainings: [] })).toMatchObject({
    total: 720,
    uncounted: [untold],
  });
  expect(computeLoad({ matches: [untold], trainings: [] }).total).toBeNull();
  expect(computeLoad({ matches: [], trainings: [] }).total).toBeNull();
});

test('the bench is no load and nothing that is missing', () => {
  const bench = { ...match, role: 'unused', minutes: 0, rpe: null };
  expect(computeLoad({ matches: [bench], trainings: [] })).toMatchObject({ total: 0, uncounted: [] });
});

test('the same match entered as a session too counts once', () => {
  const twice = { ...session, type: 'match', day: 7, minutes: 90, rpe: 7 };
  expect(computeLoad({ matches: [match], trainings: [twice] }).total).toBe(720);
  expect(computeLoad({ matches: [{ ...match, rpe: null }], trainings: [twice] }).total).toBe(630);
  expect(computeLoad({ matches: [match], trainings: [{ ...twice, day: 6 }] }).total).toBe(1350);
});

test('how alike days were is their mean by their spread', () => {
  expect(dayLikeness([0, 0, 0, 0, 0, 0, 0])).toBeNull();
  expect(dayLikeness([300, 300, 300, 300, 300, 300, 300])).toBeNull();
  // 300 on one day of seven: mean 42.9, spread 105.
  expect(dayLikeness([300, 0, 0, 0, 0, 0, 0])).toBe(0.41);
});
