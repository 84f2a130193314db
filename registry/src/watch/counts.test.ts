import fc from 'fast-check';
import { addCounts, emptyCounts, readCounts, type Counts } from './counts';
import { groupName } from './error-group';
import { BOUNDS, MEASURES, type Measure } from './histogram';
import type { Tally } from './tally';

const times = fc.integer({ min: 0, max: 100_000 });

/** @param names as many as there may be */
function tallies(names: number): fc.Arbitrary<Tally> {
  const name = fc
    .integer({ min: 1, max: names })
    .map((index) => groupName({ kind: 'TypeError', hash: String(index).padStart(8, '0'), at: '/x.js:1:1' }));
  return fc.dictionary(name, times);
}

function countsOf(names: number): fc.Arbitrary<Counts> {
  const histograms = fc.record(
    Object.fromEntries(
      MEASURES.map((measure) => {
        const bins = BOUNDS[measure].length + 1;
        return [measure, fc.array(times, { minLength: bins, maxLength: bins })];
      }),
    ) as Record<Measure, fc.Arbitrary<number[]>>,
  );
  const tally = tallies(names);
  return fc
    .record({
      ...{ visits: times, failures: times, errors: times, weak: times, rated: times, longTasks: times },
      ...{ stages: tally, reports: tally, groups: tally, histograms },
    })
    .map(readCounts);
}

function sumOf(tally: Tally): number {
  return Object.values(tally).reduce((sum, value) => sum + value, 0);
}

it('adds in any order to the same', () => {
  const few = countsOf(9);
  fc.assert(
    fc.property(few, few, few, (a, b, c) => {
      expect(addCounts(a, b)).toEqual(addCounts(b, a));
      expect(addCounts(addCounts(a, b), c)).toEqual(addCounts(a, addCounts(b, c)));
      expect(addCounts(a, emptyCounts())).toEqual(a);
    }),
  );
});

it('keeps the most frequent names where too many come, and the sum of all', () => {
  const many = countsOf(500);
  fc.assert(
    fc.property(many, many, (a, b) => {
      const sum = addCounts(a, b);
      expect(sum).toEqual(addCounts(b, a));
      expect(Object.keys(sum.groups).length).toBeLessThanOrEqual(51);
      expect(sumOf(sum.groups)).toBe(sumOf(a.groups) + sumOf(b.groups));
    }),
  );
  const rare = Object.fromEntries(Array.from({ length: 80 }, (_none, index) => [`E ${index} /x.js`, 1]));
  const flooded = addCounts(readCounts({ groups: rare }), readCounts({ groups: { 'E often /x.js': 2 } }));
  expect(flooded.groups['E often /x.js']).toBe(2);
  expect(flooded.groups.more).toBe(31);
});

it('stays small and countable, whatever somebody has written', () => {
  const hostile = fc.oneof(
    fc.anything(),
    fc.record({
      visits: fc.anything(),
      stages: fc.dictionary(fc.string({ maxLength: 400 }), fc.anything()),
      groups: fc.dictionary(fc.string({ maxLength: 400 }), fc.double()),
      histograms: fc.record({ LCP: fc.array(fc.anything(), { maxLength: 20 }), INP: fc.anything() }),
    }),
    fc.constant(JSON.parse('{"__proto__":{"visits":1},"stages":{"__proto__":3,"more":1e300}}')),
  );
  let sum = emptyCounts();
  fc.assert(
    fc.property(hostile, (value) => {
      sum = addCounts(sum, readCounts(value));
      expect(readCounts(JSON.parse(JSON.stringify(sum)))).toEqual(sum);
      expect(JSON.stringify(sum).length).toBeLessThan(50_000);
      expect(Object.values(sum.histograms).flat().every(Number.isSafeInteger)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('stops at the largest whole number', () => {
  const most = readCounts({ visits: Number.MAX_SAFE_INTEGER });
  expect(addCounts(most, most).visits).toBe(Number.MAX_SAFE_INTEGER);
  expect(readCounts({ visits: 1e300, failures: -1, errors: 1.5, weak: '2' })).toEqual(emptyCounts());
});
