import { exampleMatch } from '../testing/example-source';
import { describeMatchRecord, findMatchBests } from './match-bests';

const match = (week: number, numbers: Record<string, number>) =>
  exampleMatch({ id: `2026-W${week}-1`, monday: new Date(Date.UTC(2026, 10, 2 + (week - 45) * 7)), numbers });

const first = match(45, { goals: 2, assists: 1 });

test('more goals than in any match before is told with the day of the best one', () => {
  const [record, ...others] = findMatchBests(match(46, { goals: 3, assists: 1 }), [
    first,
    match(44, { goals: 1 }),
  ]);
  expect(others).toEqual([]);
  expect(record && describeMatchRecord(record)).toBe(
    'Your most goals in a match so far: 3 (before 2, on 7 Nov 2026).',
  );
});

test('as many as before, a first one, and matches after it say nothing', () => {
  expect(findMatchBests(match(46, { goals: 2 }), [first])).toEqual([]);
  expect(findMatchBests(first, [])).toEqual([]);
  expect(findMatchBests(match(46, { saves: 5 }), [first])).toEqual([]);
  expect(findMatchBests(match(44, { goals: 3 }), [first])).toEqual([]);
  expect(findMatchBests(match(46, { possessionLost: 30 }), [match(45, { possessionLost: 20 })])).toEqual([]);
});

test('a match of the same day with as many or more leaves nothing to say', () => {
  const now = match(46, { goals: 4 });
  const second = (goals: number) => ({ ...match(46, { goals }), id: '2026-W46-2' });
  expect(findMatchBests(now, [first, second(4)])).toEqual([]);
  expect(findMatchBests(now, [first, second(5)])).toEqual([]);
  expect(findMatchBests(now, [first, second(3)])).toHaveLength(1);
});
