import { color } from '@skora/shared/tokens';
import { CARD } from '../../../lib/drawing/card-frame';

interface Place {
  x: number;
  y: number;
  /** Side of the square, in pixels. */
  size: number;
}

/** The largest square at the right edge between two heights. */
export function portraitPlace(top: number, bottom: number): Place {
  const size = bottom - top;
  return { x: CARD.width - CARD.left - size, y: top, size };
}

/** A JPEG as a circle with a ring, cut from its middle. */
export function cardPortrait(picture: Buffer, { x, y, size }: Place): string {
  const radius = size / 2;
  const circle = `cx="${x + radius}" cy="${y + radius}"`;
  return (
    `<clipPath id="round"><circle ${circle} r="${radius - 9}"/></clipPath>` +
    `<circle ${circle} r="${radius}" fill="${color.page}"/>` +
    `<image x="${x}" y="${y}" width="${size}" height="${size}" preserveAspectRatio="xMidYMid slice" ` +
    `clip-path="url(#round)" href="data:image/jpeg;base64,${picture.toString('base64')}"/>` +
    `<circle ${circle} r="${radius - 3}" fill="none" stroke="${color.accent}" stroke-width="5"/>`
  );
}
