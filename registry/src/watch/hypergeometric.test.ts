import fc from 'fast-check';
import { upperTail } from './hypergeometric';

function choose(n: bigint, k: bigint): bigint {
  let result = 1n;
  for (let i = 1n; i <= k; i += 1n) result = (result * (n - i + 1n)) / i;
  return result;
}

/** Adds up whole numbers of any length; fifteen digits of the quotient are kept. */
function exactTail(least: number, drawn: number, marked: number, all: number): number {
  let sum = 0n;
  for (let k = Math.max(least, drawn + marked - all, 0); k <= Math.min(drawn, marked); k += 1) {
    sum += choose(BigInt(marked), BigInt(k)) * choose(BigInt(all - marked), BigInt(drawn - k));
  }
  const scaled = (sum * 10n ** 40n) / choose(BigInt(all), BigInt(drawn));
  return Number(scaled) / 1e40;
}

it.each([
  // Fisher's lady tasting tea: all four cups, and three of them.
  [4, 4, 4, 8, 1 / 70],
  [3, 4, 4, 8, 17 / 70],
  [0, 4, 4, 8, 1],
  [5, 4, 4, 8, 0],
  [50, 50, 50, 100, 9.91165302141885e-30],
])('of %d marked among %d, where %d of %d are: %d', (least, drawn, marked, all, expected) => {
  const found = upperTail(least, drawn, marked, all);
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(expected * 1e-11);
});

it('is what sums of whole numbers give', () => {
  const numbers = fc.tuple(fc.nat(700), fc.nat(700), fc.nat(700)).map(([all, a, b]) => {
    return { all, drawn: Math.min(a, all), marked: Math.min(b, all) };
  });
  fc.assert(
    fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), ({ all, drawn, marked }, share) => {
      const least = Math.round(share * (Math.min(drawn, marked) + 1));
      const exact = exactTail(least, drawn, marked, all);
      const found = upperTail(least, drawn, marked, all);
      expect(Math.abs(found - exact)).toBeLessThan(1e-9 * exact + 1e-14);
    }),
    { numRuns: 300 },
  );
});

it('works with the visits of a large site in a day', () => {
  // Added up with whole numbers of 60 digits.
  expect(upperTail(3_150, 15_000, 29_000, 150_000) / 3.548316140962e-8).toBeCloseTo(1, 7);
  expect(upperTail(2_000, 15_000, 29_000, 150_000)).toBeCloseTo(1, 12);
});
