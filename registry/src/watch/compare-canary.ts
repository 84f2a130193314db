import { type Canary, CANARY_DEFAULTS, type CanaryRules } from '@skora/shared/contract';
import type { CanaryInterval, CanaryCounts } from './canary-intervals';
import { addSamples, emptySample, type Sample } from './counts';
import { upperTail } from './hypergeometric';

const MINUTE_MS = 60_000;

/** What canary and stable are compared by. */
export const COMPARED = ['failures', 'errors', 'weak'] as const;
export type Compared = (typeof COMPARED)[number];

/** Visits with something bad, among all of which that is known. */
export interface Rate {
  bad: number;
  of: number;
}

/** How canary and stable differ in one respect. */
export interface Difference {
  what: Compared;
  canary: Rate;
  stable: Rate;
  /** Probability of this difference, or a larger one, with two releases that are equally good. */
  p: number;
}

export interface Comparison {
  /** `too-few`: there are too few visits to tell. */
  verdict: 'worse' | 'not-worse' | 'too-few';
  /** The most unlikely difference: why it is worse, or what it waits for. */
  reason?: Difference;
  canary: Sample;
  stable: Sample;
}

/**
 * Above this probability a difference is taken for an accident. Between it and the threshold of the rules the canary is not worse
 * yet and not fine either: then its share does not grow.
 */
const ACCIDENT = 0.01;

/**
 * Least differences that count, as a share of visits. Nobody has the files of a new release in a cache yet, so it may be a little
 * slower for that reason alone.
 */
const LEAST_RISE: Readonly<Record<Compared, number>> = { failures: 0, errors: 0, weak: 0.02 };

/** A visit may fail after the canary got its present weight, and have begun before: then the failure is counted and not the visit. */
export function rateOf(what: Compared, sample: Sample): Rate {
  const of = what === 'weak' ? sample.rated : sample.visits;
  return { bad: Math.min(sample[what], of), of };
}

function compare(what: Compared, canary: Rate, stable: Rate): Difference {
  const isFlat = canary.bad / canary.of - stable.bad / stable.of <= LEAST_RISE[what];
  const p = isFlat ? 1 : upperTail(canary.bad, canary.of, canary.bad + stable.bad, canary.of + stable.of);
  return { what, canary, stable, p };
}

/** Compares visits with the canary and visits with the stable release of the same time. */
export function compareSamples(
  { canary, stable }: Pick<Comparison, 'canary' | 'stable'>,
  { minVisits, threshold }: Pick<Required<CanaryRules>, 'minVisits' | 'threshold'>,
): Comparison {
  const differences = COMPARED.map((what) => ({
    what,
    canary: rateOf(what, canary),
    stable: rateOf(what, stable),
  }))
    .filter((one) => Math.min(one.canary.of, one.stable.of) >= minVisits)
    .map((one) => compare(one.what, one.canary, one.stable))
    .sort((a, b) => a.p - b.p);
  const [reason] = differences;
  if (Math.min(canary.visits, stable.visits) < minVisits || !reason)
    return { verdict: 'too-few', canary, stable };
  if (reason.p < threshold) return { verdict: 'worse', reason, canary, stable };
  if (reason.p < ACCIDENT) return { verdict: 'too-few', reason, canary, stable };
  return { verdict: 'not-worse', canary, stable };
}

function sum(intervals: readonly CanaryInterval[], side: 'canary' | 'stable'): Sample {
  return intervals.reduce((total, interval) => addSamples(total, interval[side]), emptySample());
}

/**
 * Compares a canary with the stable release over the sliding window, by the visits since it has its present weight.
 * @param counts what `WatchStore.readCanary` found
 * @param rules of the manifest of the canary's release
 * @param now ms
 */
export function compareCanary(
  counts: CanaryCounts | null,
  canary: Canary,
  rules: CanaryRules | undefined,
  now: number,
): Comparison {
  const { windowMinutes, ...limits } = { ...CANARY_DEFAULTS, ...rules };
  const first = Math.max(now - windowMinutes * MINUTE_MS, Date.parse(canary.since ?? '') || 0);
  const known = counts?.release === canary.release ? counts.intervals : [];
  const intervals = known.filter(({ start }) => start >= first);
  return compareSamples({ canary: sum(intervals, 'canary'), stable: sum(intervals, 'stable') }, limits);
}
