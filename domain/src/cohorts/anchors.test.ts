import type { Metric } from '../metrics/metric';
import { findMetric } from '../metrics/metrics';
import { listAnchors } from './list-anchors';
import { computePercentile } from './compute-percentile';

const metric = (test: string, key: string) => findMetric(test, key) as Metric;
const sprint = metric('sprint', 'sprint10');
const jump = metric('jump', 'cmjCm');

/** So many players with different results, `step` apart. */
const spread = (players: number, from: number, step: number) =>
  new Map(Array.from({ length: players }, (_, index) => [Number((from + index * step).toFixed(3)), 1]));

test('49 players make no cohort, 50 do', () => {
  expect(listAnchors(jump, spread(49, 20, 0.5))).toBeNull();
  expect(listAnchors(jump, spread(50, 20, 0.5))?.players).toBe(50);
});

test.each([
  [59, 50],
  [60, 60],
  [137, 130],
])('%d players are told as %d', (players, told) => {
  expect(listAnchors(jump, spread(players, 20, 0.1))?.players).toBe(told);
});

test('anchors go from worse to better, and are rounded as the test is', () => {
  expect(listAnchors(jump, spread(101, 20, 0.25))?.anchors).toEqual([22.5, 26.3, 32.5, 38.8, 42.5]);
  expect(listAnchors(sprint, spread(101, 1.7, 0.005))?.anchors).toEqual([2.15, 2.08, 1.95, 1.83, 1.75]);
});

test('an anchor is the mean of five players, so that one result moves it little', () => {
  const before = listAnchors(jump, spread(51, 20, 1))?.anchors;
  const counts = spread(51, 20, 1);
  // The player in the middle improves: the place is somebody else's, the mean of five moves by at most a step.
  counts.delete(45);
  counts.set(90, 1);
  const after = listAnchors(jump, counts)?.anchors;
  expect(before).toEqual([25, 33, 45, 58, 65]);
  const steps = after?.map((anchor, index) => Math.abs(anchor - (before?.[index] ?? 0)));
  expect(Math.max(...(steps ?? [Infinity]))).toBeLessThanOrEqual(1);
});

test('players with the same result count one by one', () => {
  const counts = new Map([
    [30, 60],
    [40, 60],
  ]);
  expect(listAnchors(jump, counts)).toEqual({ players: 120, anchors: [30, 30, 36, 40, 40] });
});

const cohort = (...anchors: number[]) => ({ players: 130, anchors });

test.each([
  ['an anchor', 30, 50],
  ['between two anchors', 32.5, 63],
  ['the worst of them', 20, 10],
  ['below the lowest, on the line drawn on', 19, 7],
  ['far below', 9, 5],
  ['above the highest, on the line drawn on', 41, 93],
  ['far above', 80, 95],
])('%s: %d is p%d', (_where, value, percentile) => {
  expect(computePercentile(cohort(20, 25, 30, 35, 40), value, 'higher')).toBe(percentile);
});

test.each([
  [2.2, 5],
  [2.1, 10],
  [1.95, 38],
  [1.85, 75],
  [1.6, 95],
])('where less is better, %d is p%d', (value, percentile) => {
  expect(computePercentile(cohort(2.1, 2, 1.9, 1.85, 1.8), value, 'lower')).toBe(percentile);
});

test('where several anchors are one value, its place is in the middle of them', () => {
  expect(computePercentile(cohort(6, 7, 7, 8, 9), 7, 'higher')).toBe(38);
  expect(computePercentile(cohort(6, 6, 7, 9, 9), 6, 'higher')).toBe(18);
});

test('beyond ends that are flat, it is the lowest or the highest', () => {
  expect(computePercentile(cohort(6, 6, 7, 9, 9), 5, 'higher')).toBe(5);
  expect(computePercentile(cohort(6, 6, 7, 9, 9), 10, 'higher')).toBe(95);
  expect(computePercentile(cohort(6, 6, 7, 9, 9), 8, 'higher')).toBe(63);
});

test('a better result never has a lower place', () => {
  const steps = Array.from({ length: 61 }, (_, index) => 1.6 + index * 0.01);
  const places = steps.map((value) => computePercentile(cohort(2.1, 2, 1.9, 1.85, 1.8), value, 'lower'));
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});
