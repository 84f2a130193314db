import type { Canary } from '@skora/shared/contract';
import { addSamples, readSample, type Sample } from './counts';
import { readTimes } from './tally';

const BUCKET_MS = 5 * 60_000;

/** Older buckets are dropped: no comparison looks further back. */
const KEPT_MS = 24 * 3_600_000;

/** Visits of five minutes, of both sides. */
export interface CanaryBucket {
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
  buckets: CanaryBucket[];
}

/**
 * The bucket that a visit of this moment belongs to. None has visits of two weights: when the share changes and so do the times,
 * the sum would call a good release bad.
 * @param now ms
 */
export function bucketStart({ since }: Pick<Canary, 'since'>, now: number): number {
  const start = Math.floor(now / BUCKET_MS) * BUCKET_MS;
  return since === undefined ? start : Math.max(start, Date.parse(since));
}

function readBucket(value: unknown): CanaryBucket {
  const { start, canary, stable } = (value ?? {}) as Partial<Record<keyof CanaryBucket, unknown>>;
  return { start: readTimes(start), canary: readSample(canary), stable: readSample(stable) };
}

/** @returns null for what is none */
export function readCanaryCounts(value: unknown): CanaryCounts | null {
  const { release, since, buckets } = (value ?? {}) as Partial<Record<keyof CanaryCounts, unknown>>;
  if (typeof release !== 'string' || typeof since !== 'string' || !Array.isArray(buckets)) return null;
  return { release, since, buckets: buckets.map(readBucket) };
}

/** Adds visits. Those of an earlier canary are replaced, and late ones of an earlier canary are dropped. */
export function addBucket(
  there: CanaryCounts | null,
  { release, since = '' }: Pick<Canary, 'release' | 'since'>,
  bucket: CanaryBucket,
): CanaryCounts {
  const isLate = there !== null && there.release !== release && since !== '' && there.since > since;
  if (isLate) return there;
  const earlier = there?.release === release ? there.buckets : [];
  const same = earlier.find(({ start }) => start === bucket.start);
  const sum: CanaryBucket = same
    ? {
        start: bucket.start,
        canary: addSamples(same.canary, bucket.canary),
        stable: addSamples(same.stable, bucket.stable),
      }
    : bucket;
  const all = [...earlier.filter((one) => one !== same), sum].sort((a, b) => a.start - b.start);
  const newest = all.at(-1)?.start ?? 0;
  const last = there?.release === release && there.since > since ? there.since : since;
  return { release, since: last, buckets: all.filter(({ start }) => start > newest - KEPT_MS) };
}
