import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** Enough to see a chart through a text, a cut number and where a page ends; in dots per inch. */
const DPI = 80;
const POINTS_PER_INCH = 72;
/** Shades of grey, or colours: a small file, in which the edge of a letter is still smooth. */
const SHADES = { Gray: 16, BGRA: 24 } as const;

/**
 * The pages of a PDF as small PNGs, grey as on paper unless colours are asked for. They are drawn by PDFium as WebAssembly,
 * so that every machine draws the same.
 */
export async function paperPictures(file: Uint8Array, look: 'grey' | 'colours' = 'grey'): Promise<Buffer[]> {
  const colorSpace = look === 'grey' ? 'Gray' : 'BGRA';
  const library = await PDFiumLibrary.init();
  const paper = await library.loadDocument(file);
  const pictures: Buffer[] = [];
  for (const page of paper.pages()) {
    const { width, height, data } = await page.render({
      scale: DPI / POINTS_PER_INCH,
      render: 'bitmap',
      colorSpace,
    });
    const raw = { width, height, channels: look === 'grey' ? 1 : 4 } as const;
    pictures.push(
      await sharp(data, { raw }).png({ palette: true, colours: SHADES[colorSpace], dither: 0 }).toBuffer(),
    );
  }
  paper.destroy();
  library.destroy();
  return pictures;
}
