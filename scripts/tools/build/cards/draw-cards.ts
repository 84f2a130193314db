import { renderAsync } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrandFonts } from './brand-fonts';
import { installedVersion } from '@skora/remote-tools/build';
import { ROOT } from '../../lib/workspace';
import { cardSvg, type CardText } from './card-svg';

const AT_ONCE = 2;

interface DrawInput {
  /** What the cards say, by pathname. */
  texts: ReadonlyMap<string, CardText>;
  /** Folder of the released files. */
  folder: string;
  /** Folder that keeps drawn cards by what is drawn. */
  cache: string;
}

async function drawn(svg: string, cache: string): Promise<Buffer> {
  const renderer = installedVersion(join(ROOT, 'scripts'), '@resvg/resvg-js');
  const key = createHash('sha256').update(`${renderer} ${svg}`).digest('hex').slice(0, 32);
  const kept = join(cache, `${key}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const png = image.asPng();
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
  const fonts = await openBrandFonts();
  const waiting = [...texts];
  const cards: Record<string, string> = {};
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [pathname, text] = next;
      const png = await drawn(cardSvg(text, fonts), cache);
      cards[pathname] = fileName(pathname, png);
      writeFileSync(join(folder, fileName(pathname, png)), png);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return Object.fromEntries(Object.entries(cards).sort(([a], [b]) => a.localeCompare(b)));
}
