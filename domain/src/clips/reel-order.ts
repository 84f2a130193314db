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

type Shown = Ordered & Pick<Clip, 'visibility'>;

/**
 * The clips of a player that sleep: only the player sees them, because the plan has room for fewer. Of the clips that others
 * may see the first ones of the reel stay awake (by the player's order, those without a place after them, newest first). A
 * clip that is for the player alone takes no room. Nothing of that is stored: a clip wakes when one before it is deleted or
 * made private, or when the plan has room for it again.
 * @param clips all clips of the player
 * @param room how many clips the plan has
 * @example asleepClips(clips, ENTITLEMENTS[tier].clips)
 */
export function asleepClips<C extends Shown>(clips: readonly C[], room: number): C[] {
  return inReelOrder(clips.filter(({ visibility }) => visibility !== 'me')).slice(room);
}

/** Seconds of a clip that are shown; null when nobody knows. */
export function shownSeconds({ trim, seconds }: Pick<Clip, 'trim' | 'seconds'>): number | null {
  return trim ? trim.end - trim.start : seconds;
}
