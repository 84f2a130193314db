import sharp from 'sharp';

/** Kinds of files that are opened at all, by how they begin. */
const STARTS = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF[^]{4}WEBP/,
} as const;
const LONGEST_START = 12;

/** What a picture becomes. */
export interface PictureForm {
  types: readonly (keyof typeof STARTS)[];
  /** A square is cut from the middle. */
  shape: 'square' | 'whole';
  /** Longest side of the drawing, in pixels; a smaller picture stays as small. */
  side: number;
  /** Smallest side that shows anything, in pixels. */
  shortestSide: number;
  /** Quality of the JPEG, 1 to 100. */
  quality: number;
}

/** The most pixels that are worth decoding: 2000 by 2000. */
const MAX_PIXELS = 4_000_000;
const MAX_SECONDS = 5;

// Whatever a file says it is: nothing but these decoders ever opens it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a picture again, so that pixels come along and nothing else of the file: no place, no camera, nothing that was
 * hidden behind or between them. Its size is read from the header, before anything is decoded.
 * @param file untrusted
 * @returns a JPEG; null for anything but a whole picture of a usable size
 */
export async function redrawPicture(file: Buffer, form: PictureForm): Promise<Buffer | null> {
  const start = file.toString('latin1', 0, LONGEST_START);
  if (!form.types.some((type) => STARTS[type].test(start))) return null;
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true });
    const { width, height } = await picture.metadata();
    const shorter = Math.min(width, height);
    if (shorter < form.shortestSide || width * height > MAX_PIXELS) return null;
    const side = form.shape === 'square' ? Math.min(form.side, shorter) : form.side;
    return await picture
      .autoOrient()
      .resize(side, side, { fit: form.shape === 'square' ? 'cover' : 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: form.quality, mozjpeg: true })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch {
    return null;
  }
}
