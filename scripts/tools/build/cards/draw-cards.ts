import { renderAsync } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrandFonts } from './brand-fonts';
import { cardSvg, type CardText } from './card-svg';

/** Grows when cards look different for the same text, so that old ones are not taken from the cache. */
const DESIGN = 1;
const AT_ONCE = 2;

interface DrawInput {
  /** What the cards say, by pathname. */
  texts: ReadonlyMap<string, CardText>;
  /** Folder of the released files. */
  folder: string;
  /** Folder that keeps drawn cards by their text. */
  cache: string;
}

type Draw = (text: CardText) => Promise<Buffer>;

/** Opens the fonts with the first card that is really drawn. */
function lazyDraw(): Draw {
  let fonts: ReturnType<typeof openBrandFonts> | undefined;
  return async (text) => {
    fonts ??= openBrandFonts();
    const image = await renderAsync(cardSvg(text, await fonts), { font: { loadSystemFonts: false } });
    return image.asPng();
  };
}

async function drawn(text: CardText, cache: string, draw: Draw): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([DESIGN, text]))
    .digest('hex')
    .slice(0, 32);
  const kept = join(cache, `${key}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const png = await draw(text);
  writeFileSync(kept, png);
  return png;
}

function fileName(pathname: string, png: Buffer): string {
  const name = pathname.slice(1).replaceAll(/[^\w-]+/g, '-') || 'home';
  return `card-${name}.${createHash('sha256').update(png).digest('hex').slice(0, 8)}.png`;
}

/** Draws the preview cards into the release's folder. @returns file names by pathname */
export async function drawCards({ texts, folder, cache }: DrawInput): Promise<Record<string, string>> {
  mkdirSync(cache, { recursive: true });
  const draw = lazyDraw();
  const waiting = [...texts];
  const cards: Record<string, string> = {};
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [pathname, text] = next;
      const png = await drawn(text, cache, draw);
      cards[pathname] = fileName(pathname, png);
      writeFileSync(join(folder, fileName(pathname, png)), png);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return Object.fromEntries(Object.entries(cards).sort(([a], [b]) => a.localeCompare(b)));
}
