import { roundTo } from './round-to';

test.each([
  [1.2345, 2, 1.23],
  [1.005, 2, 1.01],
  [8.9e-16, 1, 0],
  [-2.5e-7, 2, 0],
  [1.5e21, 2, 1.5e21],
])('%p to %p digits is %p', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBeCloseTo(rounded, 10);
});
