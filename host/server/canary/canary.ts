import { randomInt } from 'node:crypto';
import type { Side } from '@skora/registry/watch';
import type { Pointer } from '@skora/shared/contract';

/** Cookie that keeps a visitor on one side of a canary. Set only while there is one. */
export const BUCKET_COOKIE = 'skora_bucket';

/** Bucket of a visitor who gets no canary: crawlers, for instance, see the stable site. */
export const STABLE_BUCKET = 99;

/** The visitor's bucket, 0–99, or null when the cookie is missing or wrong. */
export function readBucket(cookies: ReadonlyMap<string, string>): number | null {
  const text = cookies.get(BUCKET_COOKIE) ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

export function drawBucket(): number {
  return randomInt(100);
}

/** Name of the release for a bucket: the canary takes the buckets below its weight. */
export function chooseRelease({ canary, stable }: Pointer, bucket: number): string {
  return canary && bucket < canary.weight ? canary.release : stable;
}

/** On which side a release of a page counts. @returns null for one that nobody can have got */
export function findSide({ canary, stable, previous, history = [] }: Pointer, release: string): Side | null {
  if (release === canary?.release) return 'canary';
  if (release === stable) return 'stable';
  // Of a tab that was opened before, or a canary that has been stopped meanwhile.
  return previous.includes(release) || history.some((event) => event.release === release) ? 'other' : null;
}
