import { describeSpread, bestFirst, measureSpread } from './attempts';
import { compareResults } from './compare-results';
import { changeTitle, describeChange } from './describe-change';
import type { Metric } from './metric';

const sprint: Metric = {
  test: 'sprint',
  key: 'sprint10',
  label: '10 m',
  name: 'Sprint 10 m',
  unit: 's',
  min: 1.4,
  max: 3.5,
  decimals: 2,
  better: 'lower',
  repeats: true,
  players: 'all',
};
const turn: Metric = {
  ...sprint,
  key: 'agility505L',
  error: { percent: 8.9, source: 'a study', href: 'https://study.example' },
};
const once = (value: number, method = 'gates') => ({ value, method, attempts: [] });
const runs = (...attempts: number[]) => ({ value: Math.min(...attempts), method: 'gates', attempts });

test('the spread of attempts is mean, standard deviation and typical error in percent', () => {
  const spread = measureSpread([1.92, 1.95, 1.98]);
  expect(spread?.mean).toBeCloseTo(1.95, 10);
  expect(spread?.sd).toBeCloseTo(0.03, 10);
  expect(spread?.cv).toBeCloseTo(1.538, 3);
  expect(spread && describeSpread(sprint, spread)).toBe(
    'Average of 3: 1.95 s, typical error ± 0.03 s (1.5 %)',
  );
  expect(measureSpread([1.92])).toBeNull();
  expect(measureSpread([0, 0])).toMatchObject({ sd: 0, cv: 0 });
});

test('the best attempt comes first, whichever direction is better', () => {
  expect(bestFirst(sprint, [2, 1.9, 1.95])).toEqual([1.9, 1.95, 2]);
  expect(bestFirst({ ...sprint, better: 'higher' }, [30, 32, 31])).toEqual([32, 31, 30]);
});

test('results of different methods are not compared', () => {
  expect(compareResults(sprint, once(2), once(1.8, 'hand'))).toEqual({ kind: 'other-method' });
});

test('without any knowledge of the error no verdict is given', () => {
  const change = compareResults(sprint, once(2), once(1.9));
  expect(change).toEqual({ kind: 'unknown', difference: -0.1 });
  expect(describeChange(sprint, change)).toMatch(/^−0.1 s\. We do not know if that is more than chance/);
});

test('a published error decides: the same step is real or not', () => {
  const small = compareResults(turn, once(2.5), once(2.3));
  expect(small).toMatchObject({ kind: 'within-error', difference: -0.2 });
  expect(changeTitle(small)).toBe('Within error');
  const great = compareResults(turn, once(2.5), once(2.2));
  expect(great).toMatchObject({ kind: 'real', progress: true });
  expect(compareResults(turn, once(2.2), once(2.5))).toMatchObject({ kind: 'real', progress: false });
});

test('an error that was found with one way of measuring says nothing about another', () => {
  const gates = {
    ...sprint,
    error: { percent: 5.5, method: 'gates', source: 'a study', href: 'https://study.example' },
  };
  expect(compareResults(gates, once(4.4), once(4.2))).toMatchObject({ kind: 'within-error' });
  expect(compareResults(gates, once(4.4), once(4.15))).toMatchObject({ kind: 'real', progress: true });
  expect(compareResults(gates, once(4.4, 'hand'), once(4.15, 'hand'))).toMatchObject({ kind: 'unknown' });
});

test('own attempts never make the published error smaller', () => {
  const change = compareResults(turn, runs(2.5, 2.5, 2.5), runs(2.3, 2.3, 2.3));
  expect(change).toMatchObject({ kind: 'within-error', source: 'a study' });
});

test('the player’s own attempts decide where nothing is published', () => {
  // Typical error 0.03 s on both days: 1.96 × √2 × 0.03 = 0.083 s.
  const before = runs(1.92, 1.95, 1.98);
  expect(compareResults(sprint, before, runs(1.84, 1.87, 1.9))).toMatchObject({ kind: 'within-error' });
  const real = compareResults(sprint, before, runs(1.83, 1.86, 1.89));
  expect(real).toMatchObject({ kind: 'real', progress: true });
  expect(describeChange(sprint, real)).toBe(
    '−0.09 s; chance alone can explain up to ±0.08 s (smallest detectable change, from your own attempts).',
  );
});

test('an error has as many digits as the result', () => {
  const run = { ...turn, unit: 'm', decimals: 0, better: 'higher' } as const;
  const change = compareResults(run, once(1080), once(1482));
  expect(describeChange(run, change)).toMatch(/^\+402 m; chance alone can explain up to ±\d+ m \(/);
});

test('one pair of attempts is too little for an own estimate', () => {
  expect(compareResults(sprint, runs(1.92, 1.95), once(1.7))).toMatchObject({ kind: 'unknown' });
  expect(compareResults(sprint, runs(1.92, 1.95), runs(1.7, 1.72))).toMatchObject({ kind: 'real' });
});

test('equal attempts have no error of their own, so nothing is called real', () => {
  const spread = measureSpread([3.95, 3.95, 3.95]);
  expect(spread).toMatchObject({ mean: 3.95, sd: 0, cv: 0 });
  expect(spread && describeSpread(sprint, spread)).toBe('Average of 3: 3.95 s, typical error ± 0 s (0 %)');
  expect(compareResults(sprint, runs(3.95, 3.95, 3.95), runs(3.88, 3.88, 3.88)).kind).toBe('unknown');
});
