import { parseCaptions } from '../clips/captions';
import { CLIP_FEET, type Clip } from '../clips/clip';
import { inReelOrder, shownSeconds } from '../clips/reel-order';
import { watchAddress } from '../clips/video-link';
import type { Audience } from '../profile/visibility';
import type { CvClip } from './cv-view';

function describeDetail({ foot, minute, opponent, shirtNumber, shirtColour }: Clip): string {
  const shirt = [shirtNumber === null ? '' : String(shirtNumber), shirtColour].filter(Boolean).join(', ');
  return [
    foot ? CLIP_FEET[foot] : '',
    minute === null ? '' : `minute ${minute}`,
    opponent && `against ${opponent}`,
    shirt && `shirt ${shirt}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Clips this audience may see, in the order of the reel. */
export function projectClips(clips: readonly Clip[], audience: Audience): CvClip[] {
  const seen = clips.filter(({ visibility }) => {
    if (visibility === 'me') return audience === 'me';
    return visibility === 'public' || audience !== 'public';
  });
  return inReelOrder(seen).map((clip) => ({
    slot: clip.slot,
    title: clip.title,
    action: clip.action,
    source: clip.source,
    watchAt: watchAddress(clip),
    detail: describeDetail(clip),
    seconds: shownSeconds(clip),
    poster: clip.poster,
    trim: clip.trim,
    said: parseCaptions(clip.captions)
      .map(({ text }) => text)
      .join('\n'),
  }));
}
