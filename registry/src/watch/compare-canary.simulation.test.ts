import { CANARY_DEFAULTS } from '@skora/shared/contract';
import {
  addVisits,
  drawBinomial,
  emptySides,
  seededRandom,
  type TrueRates,
} from '../testing/simulated-canary';
import { compareSamples } from './compare-canary';

const DAY_S = 24 * 3600;
const LOOK_S = 5;

/**
 * A look adds at least this share of the visits so far, unless `SKORA_CANARY_LOOKS=all` asks for every five seconds of the day,
 * which takes minutes. Looks that are closer see nearly the same numbers.
 */
const SPACING = process.env.SKORA_CANARY_LOOKS === 'all' ? 0 : 0.02;

/** Seconds since a canary of so many visits a second began, at which it is looked at: from when there may be enough visits. */
function listLooks(perSecond: number): number[] {
  const looks: number[] = [];
  const soonest = CANARY_DEFAULTS.minVisits / 3 / perSecond;
  for (let at = LOOK_S * Math.ceil(soonest / LOOK_S); at <= DAY_S;) {
    looks.push(at);
    at += LOOK_S * Math.max(1, Math.floor((at * SPACING) / LOOK_S));
  }
  return looks;
}

/** How many standard deviations the canary's rate is above. Below 3 the exact test finds nothing, and takes longer. */
function score(bad: number, of: number, stableBad: number, stableOf: number): number {
  const pooled = (bad + stableBad) / (of + stableOf);
  const variance = pooled * (1 - pooled) * (1 / of + 1 / stableOf);
  return variance > 0 ? (bad / of - stableBad / stableOf) / Math.sqrt(variance) : 0;
}

/** The highest of the three. */
function highestScore({ canary, stable }: ReturnType<typeof emptySides>): number {
  return Math.max(
    score(canary.failures, canary.visits, stable.failures, stable.visits),
    score(canary.errors, canary.visits, stable.errors, stable.visits),
    score(canary.weak, canary.rated, stable.weak, stable.rated),
  );
}

function isWorse(sides: ReturnType<typeof emptySides>): boolean {
  return highestScore(sides) > 3 && compareSamples(sides, CANARY_DEFAULTS).verdict === 'worse';
}

interface Life {
  rates: TrueRates;
  /** Of the canary. */
  share: number;
  visitsPerMinute: number;
}

/** Lives a day with a canary that is as good as stable. @returns whether it was stopped at any look */
function isStopped(random: () => number, { rates, share, visitsPerMinute }: Life): boolean {
  const sides = emptySides();
  const { canary, stable } = sides;
  let seen = 0;
  let given = 0;
  for (const at of listLooks((share * visitsPerMinute) / 60)) {
    const visits = Math.floor((at * visitsPerMinute) / 60);
    given += drawBinomial(random, visits - seen, share);
    seen = visits;
    // Nothing is decided before.
    if (given < CANARY_DEFAULTS.minVisits) continue;
    addVisits(random, canary, given - canary.visits, rates);
    addVisits(random, stable, seen - given - stable.visits, rates);
    if (isWorse(sides)) return true;
  }
  return false;
}

it('stops less than 1 in 100 of 10,000 healthy canaries, however often it looks in a day', () => {
  const random = seededRandom(20261126);
  /** Evenly by powers of ten. */
  const between = (least: number, most: number) => least * (most / least) ** random();
  let stopped = 0;
  for (let run = 0; run < 10_000; run += 1) {
    const rates = {
      failures: between(0.001, 0.2),
      errors: between(0.001, 0.2),
      weak: between(0.001, 0.2),
    };
    const share = (1 + Math.floor(random() * 50)) / 100;
    if (isStopped(random, { rates, share, visitsPerMinute: between(10, 100) })) stopped += 1;
  }
  expect(stopped).toBeLessThan(100);
});

/** Visits of the canary within which 99 of 100 that are 5 points worse are stopped. */
const ENOUGH: [number, Record<number, number>][] = [
  [0.001, { 1: 300, 10: 300, 50: 650 }],
  [0.01, { 1: 500, 10: 600, 50: 1200 }],
  [0.05, { 1: 1200, 10: 1300, 50: 2600 }],
  [0.2, { 1: 3200, 10: 3500, 50: 6500 }],
];

/** @returns whether a canary is stopped within so many of its visits */
function isCaught(random: () => number, base: number, share: number, most: number): boolean {
  const sides = emptySides();
  const others = { errors: 0.01, weak: 0.1 };
  while (sides.canary.visits < most) {
    const more = Math.max(5, Math.floor(sides.canary.visits / 20));
    addVisits(random, sides.canary, more, { ...others, failures: base + 0.05 });
    addVisits(random, sides.stable, Math.round((more * (1 - share)) / share), { ...others, failures: base });
    if (isWorse(sides)) return true;
  }
  return false;
}

it.each(
  ENOUGH.flatMap(([base, shares]) =>
    Object.entries(shares).map(([share, most]) => [base, Number(share), most] as const),
  ),
)(
  'stops 99 of 100 canaries that fail 5 points more often than %d, with a share of %d percent, within %d of their visits',
  (base, share, most) => {
    const random = seededRandom(base * 1000 + share);
    const caught = Array.from({ length: 300 }, () => isCaught(random, base, share / 100, most));
    expect(caught.filter(Boolean).length).toBeGreaterThanOrEqual(297);
  },
);

it.each([1, 10, 50])(
  'stops a canary of %d percent that fails for everybody with the least number of visits',
  (share) => {
    const random = seededRandom(share);
    const neededVisits = Array.from({ length: 50 }, () => {
      const sides = emptySides();
      while (compareSamples(sides, CANARY_DEFAULTS).verdict !== 'worse') {
        addVisits(random, sides.canary, 1, { failures: 1, errors: 0, weak: 0 });
        addVisits(random, sides.stable, Math.round(100 / share) - 1, {
          failures: 0.05,
          errors: 0.01,
          weak: 0.1,
        });
      }
      return sides.canary.visits;
    });
    expect(new Set(neededVisits)).toEqual(new Set([CANARY_DEFAULTS.minVisits]));
  },
);
