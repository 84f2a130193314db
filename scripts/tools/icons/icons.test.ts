import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';
import { drawIcons } from './icons';

const PUBLIC = join(ROOT, 'host/public');

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
}

const manifest = JSON.parse(readFileSync(join(PUBLIC, 'site.webmanifest'), 'utf8')) as Manifest;

/** Width and height of a PNG picture stand in its first chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the site has the icons as they are drawn; scripts/tools/icons/draw.ts writes them again', () => {
  for (const [name, bytes] of drawIcons())
    expect([name, readFileSync(join(PUBLIC, name))]).toEqual([name, bytes]);
});

test('the manifest names icons that are there, with their true sizes', () => {
  const icons = drawIcons();
  const sizes = manifest.icons.map(({ src, sizes }) => [src, sizes]);
  expect(sizes).toEqual(
    manifest.icons.map(({ src, type }) => [
      src,
      type === 'image/png' ? sizeOf(icons.get(src.slice(1))!) : 'any',
    ]),
  );
});

test('the old icon holds pictures of 16, 32 and 48 pixels', () => {
  const ico = drawIcons().get('favicon.ico')!;
  const entries = [0, 1, 2].map((index) => {
    const at = 6 + 16 * index;
    const offset = ico.readUInt32LE(at + 12);
    return [ico.readUInt8(at), sizeOf(ico.subarray(offset, offset + ico.readUInt32LE(at + 8)))];
  });
  expect(entries).toEqual([
    [16, '16x16'],
    [32, '32x32'],
    [48, '48x48'],
  ]);
});
