import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [number, number, number];

const size = 96;
const background: Colour = [17, 24, 39];

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function isJersey(x: number, y: number): boolean {
  const torso = x >= 30 && x < 66 && y >= 24 && y < 80;
  const sleeves = x >= 14 && x < 82 && y >= 24 && y < 44;
  const collar = (x - 48) ** 2 + (y - 22) ** 2 < 100;
  return (torso || sleeves) && !collar;
}

/** A small PNG of a plain jersey in this colour on a dark ground. */
export function jerseyPng(colour: Colour): Buffer {
  const rows = Array.from({ length: size }, (_, y) => {
    const pixels = Array.from({ length: size }, (_column, x) => (isJersey(x, y) ? colour : background));
    // Each row begins with its filter type, 0: none.
    return [0, ...pixels.flat()];
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // 8 bits per channel, red-green-blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
