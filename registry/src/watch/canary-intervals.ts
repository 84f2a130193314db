import type { Canary } from '@skora/shared/contract';
import { addSamples, readSample, type Sample } from './counts';
import { readTimes } from './tally';

const INTERVAL_MS = 5 * 60_000;

/** Older intervals are dropped: no comparison looks further back. */
const KEPT_MS = 24 * 3_600_000;

/** Visits of five minutes, of both sides. Sliding windows are made of them. */
export interface CanaryInterval {
  /** Where it begins, in ms: a multiple of five minutes, or the moment at which the canary got its weight. */
  start: number;
  canary: Sample;
  stable: Sample;
}

/** What is known of the visits beside a remote's canary in the last 24 hours. */
export interface CanaryCounts {
  release: string;
  /** As the pointer has it; empty for pointers that are older than that member. */
  since: string;
  /** Oldest first. */
  intervals: CanaryInterval[];
}

/**
 * The interval that a visit of this moment belongs to. None has visits of two weights: when the share changes and so do the times,
 * the sum would call a good release bad.
 * @param now ms
 */
export function intervalStart({ since }: Pick<Canary, 'since'>, now: number): number {
  const start = Math.floor(now / INTERVAL_MS) * INTERVAL_MS;
  return since === undefined ? start : Math.max(start, Date.parse(since));
}

function readInterval(value: unknown): CanaryInterval {
  const { start, canary, stable } = (value ?? {}) as Partial<Record<keyof CanaryInterval, unknown>>;
  return { start: readTimes(start), canary: readSample(canary), stable: readSample(stable) };
}

/** As the registry has it, where sites of any age read and write it: intervals are called buckets there. */
type StoredCanaryCounts = Omit<CanaryCounts, 'intervals'> & { buckets: CanaryInterval[] };

/** @returns null for what is none */
export function readCanaryCounts(value: unknown): CanaryCounts | null {
  const { release, since, buckets } = (value ?? {}) as Partial<Record<keyof StoredCanaryCounts, unknown>>;
  if (typeof release !== 'string' || typeof since !== 'string' || !Array.isArray(buckets)) return null;
  return { release, since, intervals: buckets.map(readInterval) };
}

/** What is stored of counts; {@link readCanaryCounts} reads it. */
export function storeCanaryCounts({ intervals, ...counts }: CanaryCounts): StoredCanaryCounts {
  return { ...counts, buckets: intervals };
}

/** Adds visits. Those of an earlier canary are replaced, and late ones of an earlier canary are dropped. */
export function addInterval(
  there: CanaryCounts | null,
  { release, since = '' }: Pick<Canary, 'release' | 'since'>,
  interval: CanaryInterval,
): CanaryCounts {
  const isLate = there !== null && there.release !== release && since !== '' && there.since > since;
  if (isLate) return there;
  const earlier = there?.release === release ? there.intervals : [];
  const same = earlier.find(({ start }) => start === interval.start);
  const sum: CanaryInterval = same
    ? {
        start: interval.start,
        canary: addSamples(same.canary, interval.canary),
        stable: addSamples(same.stable, interval.stable),
      }
    : interval;
  const all = [...earlier.filter((one) => one !== same), sum].sort((a, b) => a.start - b.start);
  const newest = all.at(-1)?.start ?? 0;
  const last = there?.release === release && there.since > since ? there.since : since;
  return { release, since: last, intervals: all.filter(({ start }) => start > newest - KEPT_MS) };
}
