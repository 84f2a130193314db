import { emptySample, type Sample } from '../watch/counts';
import { logChoose } from '../watch/hypergeometric';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Means below which counting up from none takes less time than finding the likeliest number. */
const SMALL_MEAN = 20;

/** Takes probabilities from a random number, beginning with that of no success, until nothing is left. */
function countUp(given: number, n: number, p: number): number {
  // The probability of none is at least this, and in most cases there is none.
  if (given < 1 - n * p) return 0;
  const odds = p / (1 - p);
  let probability = Math.exp(n * Math.log(1 - p));
  let left = given - probability;
  let count = 0;
  while (left > 0 && count < n) {
    probability *= (odds * (n - count)) / (count + 1);
    count += 1;
    left -= probability;
  }
  return count;
}

/** What is left of a random number when probabilities this small are reached is rounding. */
const NEGLIGIBLE = 1e-18;

/**
 * How many of `n` trials succeed, each with probability `p`. Exact: beginning with the likeliest number, and then from there in both
 * directions, it takes probabilities from a random number until nothing is left. Where few are likely, it counts up.
 */
export function drawBinomial(random: () => number, n: number, p: number): number {
  if (n === 0 || p <= 0) return 0;
  if (p > 0.5) return n - drawBinomial(random, n, 1 - p);
  if (n * p < SMALL_MEAN) return countUp(random(), n, p);
  const odds = p / (1 - p);
  const mode = Math.floor((n + 1) * p);
  let above = mode;
  let below = mode;
  let upper = Math.exp(logChoose(n, mode) + mode * Math.log(p) + (n - mode) * Math.log(1 - p));
  let lower = upper;
  let left = random() - upper;
  while (left > 0 && upper + lower > NEGLIGIBLE) {
    upper *= (odds * (n - above)) / (above + 1);
    above += 1;
    left -= upper;
    if (left <= 0) return above;
    lower *= below / (odds * (n - below + 1));
    below -= 1;
    left -= lower;
    if (left <= 0) return below;
  }
  return mode;
}

/** Share of bad visits in each respect. */
export interface TrueRates {
  failures: number;
  errors: number;
  weak: number;
}

/** Adds visits to a sample; three in four have a known paint. */
export function addVisits(random: () => number, sample: Sample, visits: number, rates: TrueRates): void {
  const rated = Math.round(visits * 0.75);
  sample.visits += visits;
  sample.rated += rated;
  sample.failures += drawBinomial(random, visits, rates.failures);
  sample.errors += drawBinomial(random, visits, rates.errors);
  sample.weak += drawBinomial(random, rated, rates.weak);
}

export function emptySides(): { canary: Sample; stable: Sample } {
  return { canary: emptySample(), stable: emptySample() };
}
