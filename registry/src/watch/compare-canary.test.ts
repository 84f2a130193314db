import { CANARY_DEFAULTS } from '@skora/shared/contract';
import fc from 'fast-check';
import { compareCanary, compareSamples } from './compare-canary';
import { emptySample, type Sample } from './counts';

const RELEASE = 'bbbbbb222222';
const NOON = Date.parse('2026-11-26T12:00:00Z');
const MINUTE = 60_000;

/** Visits of which all have a known paint. */
function visits(many: number, bad: Partial<Sample> = {}): Sample {
  return { ...emptySample(), visits: many, rated: many, ...bad };
}

it.each<[string, Sample, Sample, string]>([
  ['nothing at all', visits(0), visits(0), 'too-few'],
  ['49 visits of the canary, all of which failed', visits(49, { failures: 49 }), visits(500), 'too-few'],
  ['49 visits of stable', visits(500, { failures: 500 }), visits(49), 'too-few'],
  ['50 of each, all of the canary failed', visits(50, { failures: 50 }), visits(50), 'worse'],
  ['50 of each, all failed', visits(50, { failures: 50 }), visits(50, { failures: 50 }), 'not-worse'],
  ['50 of each, all of stable failed', visits(50), visits(50, { failures: 50 }), 'not-worse'],
  ['errors in 40 of 400', visits(400, { errors: 40 }), visits(4000, { errors: 40 }), 'worse'],
  ['weak in 100 of 400', visits(400, { weak: 100 }), visits(4000, { weak: 400 }), 'worse'],
  ['3 failures of 100, 4 of 900', visits(100, { failures: 3 }), visits(900, { failures: 4 }), 'not-worse'],
  ['6 failures of 100, 9 of 900', visits(100, { failures: 6 }), visits(900, { failures: 9 }), 'too-few'],
  // Visits of the weight before may fail at this one.
  [
    'more failures than visits, and nearly as many of stable',
    visits(60, { failures: 70 }),
    visits(60, { failures: 58 }),
    'not-worse',
  ],
  ['more failures than visits', visits(60, { failures: 70 }), visits(600, { failures: 6 }), 'worse'],
  [
    'more failures than visits of stable',
    visits(60, { failures: 60 }),
    visits(60, { failures: 99 }),
    'not-worse',
  ],
  ['a paint known of 40 only', visits(400, { weak: 40, rated: 40 }), visits(4000), 'not-worse'],
  [
    'a little slower, beyond doubt',
    visits(100_000, { weak: 11_900 }),
    visits(100_000, { weak: 10_000 }),
    'not-worse',
  ],
  [
    'a little more failures, beyond doubt',
    visits(100_000, { failures: 400 }),
    visits(100_000, { failures: 100 }),
    'worse',
  ],
])('decides by %s', (_what, canary, stable, verdict) => {
  expect(compareSamples({ canary, stable }, CANARY_DEFAULTS).verdict).toBe(verdict);
});

it('says which difference is the most unlikely one', () => {
  const canary = visits(412, { failures: 25, errors: 2, weak: 30 });
  const stable = visits(3871, { failures: 16, errors: 18, weak: 280 });
  expect(compareSamples({ canary, stable }, CANARY_DEFAULTS)).toMatchObject({
    verdict: 'worse',
    reason: { what: 'failures', canary: { bad: 25, of: 412 }, stable: { bad: 16, of: 3871 } },
  });
});

it('calls no canary worse whose rates are not above those of stable', () => {
  const side = fc.record({ failures: fc.nat(100), errors: fc.nat(100), weak: fc.nat(100) });
  fc.assert(
    fc.property(
      side,
      fc.integer({ min: 100, max: 2000 }),
      fc.integer({ min: 1, max: 20 }),
      (bad, many, times) => {
        const stable = visits(many * times, {
          failures: bad.failures * times,
          errors: bad.errors * times,
          weak: bad.weak * times,
        });
        expect(compareSamples({ canary: visits(many, bad), stable }, CANARY_DEFAULTS).verdict).toBe(
          'not-worse',
        );
      },
    ),
  );
});

it('stays worse when more of the canary’s visits fail', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 500 }), fc.nat(500), fc.nat(200), (many, failures, others) => {
      const stable = visits(2000, { failures: others });
      const compare = (bad: number) =>
        compareSamples({ canary: visits(many, { failures: Math.min(many, bad) }), stable }, CANARY_DEFAULTS);
      const less = compare(failures).reason?.p ?? 1;
      expect(compare(failures + 1).reason?.p ?? 1).toBeLessThanOrEqual(less);
    }),
  );
});

describe('over the window', () => {
  const bad = visits(100, { failures: 100 });
  const counts = (...starts: number[]) => ({
    release: RELEASE,
    since: '',
    intervals: starts.map((start) => ({ start, canary: bad, stable: visits(900) })),
  });
  const canary = { release: RELEASE, weight: 10 };

  it('adds up the intervals within it', () => {
    const found = compareCanary(
      counts(NOON - 31 * MINUTE, NOON - 20 * MINUTE, NOON),
      canary,
      { windowMinutes: 30 },
      NOON,
    );
    expect(found).toMatchObject({ verdict: 'worse', canary: { visits: 200 }, stable: { visits: 1800 } });
  });

  it('counts since the canary has its weight', () => {
    const since = new Date(NOON - 10 * MINUTE).toISOString();
    const before = counts(NOON - 15 * MINUTE);
    expect(compareCanary(before, { ...canary, since }, undefined, NOON).verdict).toBe('too-few');
    expect(compareCanary(before, canary, undefined, NOON).verdict).toBe('worse');
    const then = counts(NOON - 10 * MINUTE);
    expect(compareCanary(then, { ...canary, since }, undefined, NOON).verdict).toBe('worse');
  });

  it('counts nothing of another release', () => {
    expect(compareCanary(counts(NOON), { ...canary, release: 'cccccc333333' }, {}, NOON).verdict).toBe(
      'too-few',
    );
    expect(compareCanary(null, canary, {}, NOON).verdict).toBe('too-few');
  });

  it('takes what the manifest says', () => {
    expect(compareCanary(counts(NOON), canary, { minVisits: 101 }, NOON).verdict).toBe('too-few');
  });
});
