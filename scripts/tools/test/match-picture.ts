import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';

/** Another processor may round the edge of a letter differently; more than this of 255 is a difference. */
const CHANNEL = 24;

/** Share of the pixels in which a picture may differ from the stored one. */
export const PICTURE_TOLERANCE = {
  /** A drawn card: one pixel in 500. */
  card: 1 / 500,
  /** A page of paper, where one line of small print is little of the whole: one pixel in 4000. */
  paper: 1 / 4000,
} as const;

function readPixels(png: Buffer) {
  return sharp(png).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

async function differentShare(drawn: Buffer, stored: Buffer): Promise<number> {
  const [now, before] = [await readPixels(drawn), await readPixels(stored)];
  const { width, height, channels } = now.info;
  if (width !== before.info.width || height !== before.info.height) return 1;
  let different = 0;
  for (let at = 0; at < now.data.length; at += channels) {
    const off = (channel: number) =>
      Math.abs((now.data[at + channel] ?? 0) - (before.data[at + channel] ?? 0));
    if (Math.max(off(0), off(1), off(2)) > CHANNEL) different += 1;
  }
  return different / (width * height);
}

/**
 * Share of the pixels in which a picture differs from its stored one; 1 for another size or none. With
 * `SKORA_WRITE_PICTURES=1` in the environment the stored picture is made instead.
 * @param drawn a PNG
 * @param file path of the stored picture; what was drawn is left in `test-results/pictures` when it differs at all
 */
export async function pictureDifference(drawn: Buffer, file: string): Promise<number> {
  if (process.env['SKORA_WRITE_PICTURES']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, drawn);
    return 0;
  }
  const share = existsSync(file) ? await differentShare(drawn, readFileSync(file)) : 1;
  if (share > 0) {
    const folder = join('test-results', 'pictures');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, basename(file)), drawn);
  }
  return share;
}
