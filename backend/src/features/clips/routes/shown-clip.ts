import { watchAddress } from '@skora/domain';
import type { GalleryClip } from '../store/clip-gallery';

/** A clip as everybody may see it. */
export function shownClip({ id, clip, player }: GalleryClip) {
  const { source, title, action, foot, position, minute, opponent, shirtNumber, shirtColour } = clip;
  const { trim, seconds, captions } = clip;
  const address = watchAddress(clip) ?? `/clips/${id}/video`;
  const labels = { title, action, foot, position, minute, opponent, shirtNumber, shirtColour };
  return { id, player, source, address, ...labels, trim, seconds, captions };
}
