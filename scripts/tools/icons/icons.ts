import { Resvg } from '@resvg/resvg-js';

/** Both ends of the letter have to lie within the circle that every platform leaves of a maskable icon. */
const LETTER = 'M22 9.5H13.2a3.7 3.7 0 0 0 0 7.4h5.6a2.9 2.9 0 0 1 0 5.8H10';

/** @param corner radius of the tile’s corners, of 32; 0: the platform cuts the tile itself */
function iconSvg(corner: number): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${corner}" fill="#070e0d"/>` +
    `<path d="${LETTER}" fill="none" stroke="#ff7d42" stroke-width="3.6" stroke-linecap="round"/></svg>`
  );
}

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** An `.ico` file of PNG pictures, each at most 255 pixels wide. */
function ico(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const at = ICO_HEADER + ICO_ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

/** The site’s icons, by the name of their file in `host/public`. */
export function drawIcons(): Map<string, Buffer> {
  const tile = iconSvg(8);
  const square = iconSvg(0);
  const small = [16, 32, 48].map((size) => ({ size, bytes: png(tile, size) }));
  return new Map([
    ['favicon.svg', Buffer.from(`${tile}\n`)],
    ['favicon.ico', ico(small)],
    ['apple-touch-icon.png', png(square, 180)],
    ['icon-192.png', png(tile, 192)],
    ['icon-512.png', png(tile, 512)],
    ['icon-maskable-512.png', png(square, 512)],
  ]);
}
