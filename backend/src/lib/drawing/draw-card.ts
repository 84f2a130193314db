import { renderAsync } from '@resvg/resvg-js';

/** Draws a card whose texts are outlines. @returns a PNG */
export async function drawCard(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
