import { drawCard } from '../../../lib/drawing/draw-card';
import type { StoredPicture } from '../domain/stored-picture';

/** Enough for 27 mm of paper, in pixels. */
const SIDE = 400;

/** The middle of a picture as a square PNG, however large or damaged the stored file is. */
export function squarePicture({ type, bytes }: StoredPicture): Promise<Buffer> {
  return drawCard(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="#ddd"/>` +
      `<image width="${SIDE}" height="${SIDE}" preserveAspectRatio="xMidYMid slice" href="data:${type};base64,${bytes.toString('base64')}"/></svg>`,
  );
}
