import { CLIP_POSTER } from '@skora/domain';
import { drawOnce } from '../../../lib/drawing/draw-once';
import { redrawPicture, type PictureForm } from '../../../lib/drawing/redraw-picture';

const POSTER: PictureForm = {
  types: ['jpeg'],
  shape: 'whole',
  side: CLIP_POSTER.side,
  shortestSide: 32,
  quality: 74,
};

/**
 * Draws the picture of a clip again.
 * @param file untrusted
 * @returns a JPEG of at most {@link CLIP_POSTER} pixels a side; null for anything but a whole JPEG of a usable size
 */
export function drawPoster(file: Buffer): Promise<Buffer | null> {
  return drawOnce(['poster', file], () => redrawPicture(file, POSTER));
}
