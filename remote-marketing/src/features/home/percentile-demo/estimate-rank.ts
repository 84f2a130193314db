import type { Group } from './reference-groups';

const LOWEST = 5;
const HIGHEST = 95;

/** Share of a bell curve below `z`, by Abramowitz and Stegun 26.2.17; off by less than 0.000 000 1. */
function shareBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((tail, factor) => (tail + factor) * t, 0);
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z < 0 ? above : 1 - above;
}

/**
 * How many of 100 would lie below a value if the group were a bell curve. Clamped to 5…95: the tails of small groups
 * are guesswork.
 * @example estimateRank(2024, { mean: 2024, spread: 470 }) // 50
 */
export function estimateRank(value: number, { mean, spread }: Group): number {
  const rank = Math.round(shareBelow((value - mean) / spread) * 100);
  return Math.min(HIGHEST, Math.max(LOWEST, rank));
}

/** Lowest and highest rank the same player could have had on another day. @param error share of the value, e.g. 0.09 */
export function estimateRankWithError(value: number, error: number, group: Group): [number, number] {
  return [estimateRank(value * (1 - error), group), estimateRank(value * (1 + error), group)];
}
