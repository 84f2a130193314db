import { renderAsync } from '@resvg/resvg-js';
import { drawOnce } from './draw-once';

/**
 * Draws a card whose texts are outlines. Pictures in it are decoded whatever their size, so only such as were drawn again come in.
 * @returns a PNG
 */
export function drawCard(svg: string): Promise<Buffer> {
  return drawOnce(['card', svg], async () => {
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return image.asPng();
  });
}
