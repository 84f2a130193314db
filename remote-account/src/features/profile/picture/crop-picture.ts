import { decodeImage } from './load-picture';
import { PICTURE_BOUNDS } from './picture-bounds';

export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const QUALITY = 0.88;

/**
 * Draws a square part of a picture anew. Only pixels come along: place, time, camera and everything else a camera
 * wrote into the file stay behind.
 * @returns a JPEG as a data URL
 */
export async function cropPicture(url: string, area: PictureArea): Promise<string> {
  const image = await decodeImage(url);
  const side = Math.min(PICTURE_BOUNDS.side, Math.round(Math.min(area.width, area.height)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  // A JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
