import { CARD, cardFrame } from '@skora/backend/lib/drawing/card-frame';
import type { Face } from '@skora/backend/lib/drawing/face';
import { fitLines, type FittedText } from '@skora/backend/lib/drawing/fit-lines';
import { textOutline } from '@skora/backend/lib/drawing/text-outline';
import { color } from '@skora/shared/tokens';
import type { BrandFonts } from './brand-fonts';

/** What a card says. */
export interface CardText {
  /** Small line above the title: the part of the site. */
  section: string;
  title: string;
  description: string;
}

const TEXT_WIDTH = 760;

function block(face: Face, { size, lines }: FittedText, top: number, leading: number): [string, number] {
  const step = size * leading;
  const outlines = lines.map((line, index) =>
    textOutline(face, line, size, CARD.left, top + size * 0.74 + index * step),
  );
  return [outlines.join(''), top + lines.length * step];
}

/** The preview card of a page: 1200 × 630, all text as outlines. */
export function cardSvg({ section, title, description }: CardText, fonts: BrandFonts): string {
  const fittedTitle = fitLines(fonts.title, title, {
    width: TEXT_WIDTH,
    lines: 3,
    sizes: [84, 76, 68, 60, 52],
  });
  const lines = fittedTitle.lines.length > 2 ? 2 : 3;
  const fittedText = fitLines(fonts.text, description, { width: TEXT_WIDTH, lines, sizes: [30, 28, 26] });
  const height = fittedTitle.lines.length * fittedTitle.size * 1.06 + 34 + fittedText.lines.length * 42;
  const [titleOutline, below] = block(fonts.title, fittedTitle, Math.max(196, 512 - height), 1.06);
  const [textOutlines] = block(fonts.text, fittedText, below + 34, 1.4);
  return cardFrame(
    { section, foot: 'Data. Direction. Destiny.', label: fonts.label },
    `<g fill="${color.ink}">${titleOutline}</g><g fill="${color.inkMuted}">${textOutlines}</g>`,
  );
}
