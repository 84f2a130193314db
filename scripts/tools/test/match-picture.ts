import { Resvg } from '@resvg/resvg-js';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pictures are stored this wide, in pixels: small files in which every line of text is still to be seen. */
const WIDTH = 320;
/** Another processor may round the edge of a letter differently. */
const TOLERANCE = { channel: 24, pixels: 0.002 } as const;

function small(svg: string): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: WIDTH } })
    .render()
    .asPng();
}

function pixels(png: Buffer): Buffer {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  ).render().pixels;
}

/**
 * Share of the pixels in which a drawing differs from its stored picture by more than 24 of 255 in any channel; 1 for
 * another size. With `SKORA_WRITE_PICTURES=1` in the environment the stored picture is made instead.
 * @param file path of the picture; what was drawn is left in `test-results/pictures` when it differs
 */
export function pictureDifference(svg: string, file: string): number {
  const drawn = small(svg);
  if (process.env.SKORA_WRITE_PICTURES) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, drawn);
  }
  const [now, before] = [pixels(drawn), existsSync(file) ? pixels(readFileSync(file)) : Buffer.alloc(0)];
  let different = 0;
  for (let at = 0; at < now.length; at += 4) {
    const off = (channel: number) => Math.abs((now[at + channel] ?? 0) - (before[at + channel] ?? 0));
    if (Math.max(off(0), off(1), off(2)) > TOLERANCE.channel) different += 1;
  }
  const share = now.length === before.length ? different / (now.length / 4) : 1;
  if (share > TOLERANCE.pixels) {
    const folder = join('test-results', 'pictures');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file.split('/').at(-1) ?? 'picture.png'), drawn);
  }
  return share;
}

/** So much may differ: one pixel in five hundred. */
export const PICTURE_TOLERANCE = TOLERANCE.pixels;
