import sharp from 'sharp';
import { bombPng } from '../../testing/attacks/bomb-png';
import { redrawPicture, type PictureForm } from './redraw-picture';

const WHOLE: PictureForm = { types: ['jpeg'], shape: 'whole', side: 800, shortestSide: 32, quality: 74 };
const ANY: PictureForm = { ...WHOLE, types: ['jpeg', 'png', 'webp'] };

function frame(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#1d6b3f' } });
}

test('a frame comes back as a JPEG of bounded size, upright or wide', async () => {
  for (const [width, height, fits] of [
    [1600, 900, [800, 450]],
    [1080, 1920, [450, 800]],
    [320, 180, [320, 180]],
  ] as const) {
    const drawn = await redrawPicture(await frame(width, height).jpeg().toBuffer(), WHOLE);
    const found = await sharp(drawn ?? Buffer.alloc(0)).metadata();
    expect([found.format, found.width, found.height]).toEqual(['jpeg', ...fits]);
  }
});

test('a square is cut from the middle, never larger than the picture, and white where it was clear', async () => {
  const wide = await frame(1600, 900).webp().toBuffer();
  const clear = { create: { width: 60, height: 90, channels: 4, background: '#00000000' } } as const;
  const high = await sharp(clear).png().toBuffer();
  const square = async (file: Buffer) =>
    sharp((await redrawPicture(file, { ...ANY, shape: 'square' })) ?? Buffer.alloc(0));
  const wideSquare = await (await square(wide)).metadata();
  expect([wideSquare.format, wideSquare.width, wideSquare.height]).toEqual(['jpeg', 800, 800]);
  const { data, info } = await (await square(high)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([60, 60, 255, 255, 255]);
});

test('nothing but pixels comes along: no place, no camera, nothing behind or between', async () => {
  const script = '<script>alert(1)</script>';
  const told = frame(200, 100)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Mara', ImageDescription: script } });
  const drawn = await redrawPicture(
    Buffer.concat([await told.toBuffer(), Buffer.from(`zipped ${script}`)]),
    WHOLE,
  );
  expect(drawn?.toString('latin1')).not.toMatch(/script|Mara|zipped/);
  expect((await sharp(drawn ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
});

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
  ['a JPEG of 22,000 pixels a side', hugeJpeg],
  ['a JPEG that ends too soon', async () => (await frame(400, 400).jpeg().toBuffer()).subarray(0, 700)],
  ['a JPEG nobody could see', () => frame(31, 400).jpeg().toBuffer()],
  [
    'a page that begins like a JPEG',
    () => Buffer.from('\u00ff\u00d8\u00ff<html><script>1</script>', 'latin1'),
  ],
])('%s is no picture', async (_what, make) => {
  expect(await redrawPicture(await make(), WHOLE)).toBeNull();
});

test('a picture that is small as a file and huge as pixels is refused by its header', async () => {
  const bomb = bombPng(22_000);
  expect(bomb.length).toBeLessThan(1_500_000);
  const header = bomb.subarray(0, 1000);
  expect([await redrawPicture(bomb, ANY), await redrawPicture(header, ANY)]).toEqual([null, null]);
  // The same picture in a small size is a good one: nothing but the size is wrong with it.
  expect(await redrawPicture(bombPng(100), ANY)).not.toBeNull();
});
