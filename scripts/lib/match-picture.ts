import { Resvg } from '@resvg/resvg-js';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Another processor may round the edge of a letter differently; more than this of 255 is a difference. */
const CHANNEL = 24;

/** Share of the pixels in which a picture may differ from the stored one. */
export const PICTURE_TOLERANCE = {
  /** A drawn card: one pixel in 500. */
  card: 1 / 500,
  /** A page of paper, where one line of small print is little of the whole: one pixel in 4000. */
  paper: 1 / 4000,
} as const;

/**
 * Drawn once more as part of a drawing, because the backend forbids its image library to read most kinds of files.
 * @returns red, green, blue and alpha of each pixel, row by row
 */
export function readPixels(png: Buffer): Buffer {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return new Resvg(drawing).render().pixels;
}

export type PictureDifference = {
  /** Share of the pixels, 0 to 1. */
  share: number;
  /** What to look at, for the message of a test. @example 'x 45 to 172, y 710 to 720 of 680 × 880' */
  where: string;
};

function compare(drawn: Buffer, stored: Buffer): PictureDifference {
  const [now, before] = [readPixels(drawn), readPixels(stored)];
  const [width, height] = [drawn.readUInt32BE(16), drawn.readUInt32BE(20)];
  if (now.length !== before.length) return { share: 1, where: 'another size' };
  let different = 0;
  const [x, y] = [
    { from: width, to: 0 },
    { from: height, to: 0 },
  ];
  for (let at = 0; at < now.length; at += 4) {
    const off = (channel: number) => Math.abs((now[at + channel] ?? 0) - (before[at + channel] ?? 0));
    if (Math.max(off(0), off(1), off(2)) <= CHANNEL) continue;
    different += 1;
    const [column, row] = [(at / 4) % width, Math.floor(at / 4 / width)];
    Object.assign(x, { from: Math.min(x.from, column), to: Math.max(x.to, column) });
    Object.assign(y, { from: Math.min(y.from, row), to: Math.max(y.to, row) });
  }
  const where = `x ${x.from} to ${x.to}, y ${y.from} to ${y.to} of ${width} × ${height}`;
  return { share: different / (now.length / 4), where: different === 0 ? 'nowhere' : where };
}

/**
 * In how much and where a picture differs from its stored one; all of it for another size or none. With
 * `SKORA_WRITE_PICTURES=1` in the environment the stored picture is made instead.
 * @param drawn a PNG
 * @param file path of the stored picture; what was drawn is left in `test-results/pictures` when it differs at all
 */
export function pictureDifference(drawn: Buffer, file: string): PictureDifference {
  if (process.env['SKORA_WRITE_PICTURES']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, drawn);
    return { share: 0, where: 'nowhere' };
  }
  const difference = existsSync(file)
    ? compare(drawn, readFileSync(file))
    : { share: 1, where: 'no stored picture' };
  if (difference.share > 0) {
    const folder = join('test-results', 'pictures');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, basename(file)), drawn);
  }
  return difference;
}
