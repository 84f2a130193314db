import { rateInterval } from './interval';

it.each([
  [{ bad: 25, of: 412 }, 0.0414, 0.088],
  [{ bad: 0, of: 50 }, 0, 0.0714],
  [{ bad: 50, of: 50 }, 0.9286, 1],
  [{ bad: 0, of: 0 }, 0, 1],
])('%j has an interval within 0 and 1', (rate, low, high) => {
  const found = rateInterval(rate);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});
