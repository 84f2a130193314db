import { assertPlan, formatPlan } from './canary-plan';

const everyMs = 600_000;

it.each([[[50, 100]], [[11]], [[100]], [[11, 12, 13, 99]]])(
  'a canary of 10 percent may go on to %j',
  (steps) => {
    expect(() => assertPlan(10, { steps, everyMs })).not.toThrow();
  },
);

it.each<[number[], RegExp]>([
  [[], /whole numbers of percent/],
  [[50.5], /whole numbers of percent/],
  [[Number.NaN], /whole numbers of percent/],
  [[101], /whole numbers of percent/],
  [[10], /Each weight is larger than the one before; these are 10, 10\./],
  [[50, 20], /these are 10, 50, 20/],
  [[100, 100], /these are 10, 100, 100/],
])('it may not go on to %j', (steps, reason) => {
  expect(() => assertPlan(10, { steps, everyMs })).toThrow(reason);
});

it.each([[0], [9_999], [86_400_001], [Number.NaN]])('it may not stay for %p ms', (time) => {
  expect(() => assertPlan(10, { steps: [50], everyMs: time })).toThrow(/10 seconds at least and 24 hours/);
});

it.each([
  [10_000, '10s'],
  [600_000, '10m'],
  [90_000, '90s'],
  [7_200_000, '2h'],
])('says %d ms as %s', (time, text) => {
  expect(formatPlan({ steps: [50, 100], everyMs: time })).toBe(
    `then 50, 100 percent, at least ${text} at each`,
  );
});
