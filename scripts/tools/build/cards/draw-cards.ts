import { renderAsync } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrandFonts, type BrandFonts } from './brand-fonts';
import { fingerprintDrawing } from './fingerprint-drawing';
import { cardSvg, type CardText } from './card-svg';

const AT_ONCE = 2;

interface DrawInput {
  /** What the cards say, by pathname. */
  texts: ReadonlyMap<string, CardText>;
  /** Folder of the released files. */
  folder: string;
  /** Folder that keeps drawn cards by their words. */
  cache: string;
}

async function draw(text: CardText, fonts: BrandFonts): Promise<Buffer> {
  const image = await renderAsync(cardSvg(text, fonts), { font: { loadSystemFonts: false } });
  return image.asPng();
}

function fileName(pathname: string, png: Buffer): string {
  const name = pathname.slice(1).replaceAll(/[^\w-]+/g, '-') || 'home';
  return `card-${name}.${createHash('sha256').update(png).digest('hex').slice(0, 8)}.png`;
}

/** Draws the preview cards into the release's folder; those of the same words are kept. @returns file names by pathname */
export async function drawCards({ texts, folder, cache }: DrawInput): Promise<Record<string, string>> {
  mkdirSync(cache, { recursive: true });
  const drawing = await fingerprintDrawing();
  let fonts: Promise<BrandFonts> | undefined;
  const findCard = async (text: CardText): Promise<Buffer> => {
    const words = [drawing, text.section, text.title, text.description];
    const key = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
    const kept = join(cache, `${key}.png`);
    if (existsSync(kept)) return readFileSync(kept);
    // Opening them takes longer than all the rest when nothing is drawn.
    fonts ??= openBrandFonts();
    const png = await draw(text, await fonts);
    // Renamed when complete: a torn picture would be taken for the whole one from then on.
    const draft = `${kept}.${process.pid}`;
    writeFileSync(draft, png);
    renameSync(draft, kept);
    return png;
  };
  const waiting = [...texts];
  const cards: Record<string, string> = {};
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [pathname, text] = next;
      const png = await findCard(text);
      cards[pathname] = fileName(pathname, png);
      writeFileSync(join(folder, fileName(pathname, png)), png);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return Object.fromEntries(Object.entries(cards).sort(([a], [b]) => a.localeCompare(b)));
}
