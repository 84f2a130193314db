import { PICTURE_BOUNDS } from './picture-bounds';

/** A chosen file that is no usable picture; the message is for the person who chose it. */
export class UnusablePicture extends Error {}

/** Decodes an image. The address has to live as long as the image is used. */
export async function decodeImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/**
 * Opens a chosen file.
 * @returns an object URL; the caller revokes it
 * @throws {UnusablePicture} for a wrong type, a file that is too large, damaged or too small
 */
export async function loadPicture(file: File): Promise<string> {
  const { types, fileSize, shortestSide } = PICTURE_BOUNDS;
  if (!types.some((type) => type === file.type)) {
    throw new UnusablePicture('Choose a JPEG, PNG, WebP or AVIF picture.');
  }
  if (file.size > fileSize) throw new UnusablePicture('Choose a picture of at most 20 MB.');
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await decodeImage(url);
    if (Math.min(naturalWidth, naturalHeight) >= shortestSide) return url;
  } catch {
    URL.revokeObjectURL(url);
    throw new UnusablePicture('This file cannot be shown as a picture. Choose another one.');
  }
  URL.revokeObjectURL(url);
  throw new UnusablePicture(`Choose a picture of at least ${shortestSide} by ${shortestSide} pixels.`);
}
