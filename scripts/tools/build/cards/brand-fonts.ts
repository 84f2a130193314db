import type { Face } from '@skora/backend/lib/drawing/face';
import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import { ROOT } from '@skora/scripts-lib/workspace';

/** The faces of a card. */
export interface BrandFonts {
  title: Face;
  label: Face;
  text: Face;
}

const FILES = join(ROOT, 'shared/node_modules/@fontsource-variable');

async function face(file: string, axes: Record<string, number>): Promise<Face> {
  const fonts: Font[] = [];
  // One after the other: the decoder has one memory.
  for (const alphabet of ['latin', 'latin-ext']) {
    const packed = readFileSync(join(FILES, file.replace('latin', alphabet)));
    const font = create(Buffer.from(await decompress(packed)));
    if (!('getVariation' in font)) throw new Error(`${file} is no variable font.`);
    fonts.push(font.getVariation(axes));
  }
  return fonts;
}

/** Opens the site's own fonts at the weights and widths the design system gives them. */
export async function openBrandFonts(): Promise<BrandFonts> {
  const archivo = 'archivo/files/archivo-latin-wdth-normal.woff2';
  return {
    title: await face(archivo, { wght: 760, wdth: 118 }),
    label: await face(archivo, { wght: 650, wdth: 78 }),
    text: await face('inter/files/inter-latin-wght-normal.woff2', { wght: 400 }),
  };
}
