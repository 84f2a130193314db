import { CLIP_POSTER } from '@skora/domain';
import sharp from 'sharp';

/** Smallest side of a picture that shows anything, and the most pixels that are worth decoding. */
const SHORTEST_SIDE = 32;
const MAX_PIXELS = 4_000_000;
const QUALITY = 74;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

// Whatever a file says it is: nothing but the JPEG decoder ever opens it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a picture of a clip again, so that pixels come along and nothing else of the file: no place, no camera, nothing
 * that was hidden behind or between them.
 * @param file untrusted
 * @returns a JPEG of at most {@link CLIP_POSTER} pixels a side; null for anything but a whole JPEG of a usable size
 */
export async function drawPoster(file: Buffer): Promise<Buffer | null> {
  if (!file.subarray(0, JPEG_START.length).equals(JPEG_START)) return null;
  const { side } = CLIP_POSTER;
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < SHORTEST_SIDE || width * height > MAX_PIXELS) return null;
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}
