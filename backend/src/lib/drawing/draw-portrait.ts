import { PROFILE_PICTURE } from '@skora/domain';
import { drawOnce } from './draw-once';
import { redrawPicture, type PictureForm } from './redraw-picture';

const PORTRAIT: PictureForm = {
  types: ['jpeg', 'png', 'webp'],
  shape: 'square',
  side: PROFILE_PICTURE.side,
  shortestSide: 1,
  quality: 88,
};

/**
 * The picture of a player as a square, drawn again whatever was stored.
 * @returns a JPEG; null when the file is no usable picture
 */
export function drawPortrait(file: Buffer): Promise<Buffer | null> {
  return drawOnce(['portrait', file], () => redrawPicture(file, PORTRAIT));
}
