import type { Clip } from './clip';

type Ordered = Pick<Clip, 'order' | 'createdAt' | 'slot'>;

const age = ({ createdAt }: Ordered) => createdAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** Clips as a reel shows them: by their place, those without one after them, newest first. */
export function inReelOrder<C extends Ordered>(clips: readonly C[]): C[] {
  return [...clips].sort(
    (one, other) =>
      (one.order ?? Infinity) - (other.order ?? Infinity) || age(other) - age(one) || one.slot - other.slot,
  );
}

/** Seconds of a clip that are shown; null when nobody knows. */
export function shownSeconds({ trim, seconds }: Pick<Clip, 'trim' | 'seconds'>): number | null {
  return trim ? trim.end - trim.start : seconds;
}
