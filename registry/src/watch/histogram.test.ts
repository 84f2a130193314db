import fc from 'fast-check';
import { addHistograms, BOUNDS, emptyHistogram, histogramOf, MEASURES, quantile } from './histogram';

it('counts each value in the bin whose bound it does not exceed', () => {
  expect(histogramOf('LCP', [0, 250, 250.1, 2500, 20_001])).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
  expect(histogramOf('CLS', [Number.NaN, -1, Number.POSITIVE_INFINITY])).toEqual(emptyHistogram('CLS'));
});

it.each([
  [[1200], 0.5, 1250],
  [[1200, 1300], 0.75, 1375],
  [[100, 100, 100, 2400], 0.75, 250],
  [[100, 100, 100, 2400], 0.95, 2400],
  [[90_000], 0.75, 20_000],
])('of LCP %j the share %d is below %d', (values, share, expected) => {
  expect(quantile('LCP', histogramOf('LCP', values), share)).toBeCloseTo(expected);
});

it('has no quantile without values', () => {
  expect(quantile('INP', emptyHistogram('INP'), 0.75)).toBeNull();
});

it('is never off by more than a bin', () => {
  const measure = fc.constantFrom(...MEASURES);
  fc.assert(
    fc.property(
      measure,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }),
      (name, parts) => {
        const bounds = BOUNDS[name];
        const values = parts.map((part) => part * Number(bounds.at(-1))).sort((a, b) => a - b);
        for (const share of [0.5, 0.75, 0.95]) {
          const exact = Number(values[Math.ceil(values.length * share) - 1]);
          const found = Number(quantile(name, histogramOf(name, values), share));
          const bin = bounds.findIndex((bound) => exact <= bound);
          expect(found).toBeLessThanOrEqual(Number(bounds[bin]));
          expect(found).toBeGreaterThanOrEqual(bounds[bin - 1] ?? 0);
        }
      },
    ),
  );
});

it('counts the same at once and in parts', () => {
  const values = fc.array(fc.double({ min: 0, max: 30_000, noNaN: true }));
  fc.assert(
    fc.property(values, values, (a, b) => {
      const parts = addHistograms(histogramOf('LCP', a), histogramOf('LCP', b));
      expect(parts).toEqual(histogramOf('LCP', [...a, ...b]));
    }),
  );
});
