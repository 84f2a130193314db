import { emptySample, type Sample } from '../watch/counts';

/** Jest looks up each global through its sandbox, which takes longer than the work itself. */
const { imul, round } = Math;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** More at once would make the first probability too small for a number. */
const MOST_EXPECTED = 200;

/** How many of `n` trials succeed, each with probability `p`. Exact: it adds up probabilities until they exceed a random number. */
export function drawBinomial(random: () => number, n: number, p: number): number {
  if (n === 0 || p <= 0) return 0;
  if (p > 0.5) return n - drawBinomial(random, n, 1 - p);
  if (n > 1 && n * p > MOST_EXPECTED) {
    const half = n >> 1;
    return drawBinomial(random, half, p) + drawBinomial(random, n - half, p);
  }
  const odds = p / (1 - p);
  let probability = (1 - p) ** n;
  let left = random();
  let successes = 0;
  while (left > probability && successes < n) {
    left -= probability;
    successes += 1;
    probability *= (odds * (n - successes + 1)) / successes;
  }
  return successes;
}

/** Share of bad visits in each respect. */
export interface TrueRates {
  failures: number;
  errors: number;
  slow: number;
}

/** Adds visits to a sample; three in four have a known paint. */
export function addVisits(random: () => number, sample: Sample, visits: number, rates: TrueRates): void {
  const rated = round(visits * 0.75);
  sample.visits += visits;
  sample.rated += rated;
  sample.failures += drawBinomial(random, visits, rates.failures);
  sample.errors += drawBinomial(random, visits, rates.errors);
  sample.slow += drawBinomial(random, rated, rates.slow);
}

export function emptySides(): { canary: Sample; stable: Sample } {
  return { canary: emptySample(), stable: emptySample() };
}
