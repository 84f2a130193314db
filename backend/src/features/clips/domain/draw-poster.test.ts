import { deflateSync } from 'node:zlib';
import { CLIP_POSTER } from '@skora/domain';
import sharp from 'sharp';
import { drawPoster } from './draw-poster';

function frame(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#1d6b3f' } });
}

test('a frame comes back as a JPEG of bounded size, upright or wide', async () => {
  for (const [width, height, fits] of [
    [1600, 900, [800, 450]],
    [1080, 1920, [450, 800]],
    [320, 180, [320, 180]],
  ] as const) {
    const drawn = await drawPoster(await frame(width, height).jpeg().toBuffer());
    const found = await sharp(drawn ?? Buffer.alloc(0)).metadata();
    expect([found.format, found.width, found.height]).toEqual(['jpeg', ...fits]);
    expect(drawn?.length).toBeLessThan(CLIP_POSTER.bytes);
  }
});

test('nothing but pixels comes along: no place, no camera, nothing behind or between', async () => {
  const script = '<script>alert(1)</script>';
  const told = frame(200, 100)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Mara', ImageDescription: script } });
  const drawn = await drawPoster(Buffer.concat([await told.toBuffer(), Buffer.from(`zipped ${script}`)]));
  expect(drawn?.toString('latin1')).not.toMatch(/script|Mara|zipped/);
  expect((await sharp(drawn ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
});

/** The header of a picture that would need gigabytes: 22,000 by 22,000 pixels. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(22_000, 0);
  header.writeUInt32BE(22_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
  ]);
}

/** A JPEG whose header says it is larger than what follows. */
async function hugeJpeg(): Promise<Buffer> {
  const file = await frame(64, 64).jpeg({ mozjpeg: false }).toBuffer();
  const at = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(22_000, at + 5);
  file.writeUInt16BE(22_000, at + 7);
  return file;
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script></svg>';

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a PNG', () => frame(100, 100).png().toBuffer()],
  ['a WebP', () => frame(100, 100).webp().toBuffer()],
  ['an SVG', () => Buffer.from(SVG)],
  [
    'an SVG that begins like a JPEG',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]),
  ],
  ['a PNG of 22,000 pixels a side', hugePng],
  ['a JPEG of 22,000 pixels a side', hugeJpeg],
  ['a JPEG that ends too soon', async () => (await frame(400, 400).jpeg().toBuffer()).subarray(0, 700)],
  ['a JPEG nobody could see', () => frame(31, 400).jpeg().toBuffer()],
  [
    'a page that begins like a JPEG',
    () => Buffer.from('\u00ff\u00d8\u00ff<html><script>1</script>', 'latin1'),
  ],
])('%s is no picture', async (_what, make) => {
  expect(await drawPoster(await make())).toBeNull();
});
