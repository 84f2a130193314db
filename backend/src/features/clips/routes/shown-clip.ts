import { watchAddress } from '@skora/domain';
import type { GalleryClip } from '../store/clip-gallery';

/** A clip as everybody may see it. */
export function shownClip({ id, clip, player }: GalleryClip) {
  const { source, title, action, foot, position, minute, opponent, shirtNumber, shirtColour } = clip;
  const { trim, seconds, captions } = clip;
  const address = watchAddress(clip) ?? `/clips/${id}/video`;
  const labels = { title, action, foot, position, minute, opponent, shirtNumber, shirtColour };
  const poster = clip.poster === null ? null : `/clips/${id}/poster?v=${clip.poster}`;
  return { id, player, source, address, poster, ...labels, trim, seconds, captions };
}
