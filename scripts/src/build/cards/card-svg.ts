import { color, gradient } from '@skora/shared/tokens';
import type { BrandFonts, Face } from './brand-fonts';
import { fitLines, type FittedText } from './fit-lines';
import { textOutline } from './text-outline';

/** What a card says. */
export interface CardText {
  /** Small line above the title: the part of the site. */
  section: string;
  title: string;
  description: string;
}

const LEFT = 80;
const TEXT_WIDTH = 760;

const WORDMARK =
  '<g fill="none" stroke-width="6" stroke-miterlimit="10">' +
  '<path d="M26 3H9.5a6 6 0 0 0 0 12h11a6 6 0 0 1 0 12H2M36 0v30M64-2 39 15l25 17"/><circle cx="81" cy="15" r="12"/>' +
  '<path d="M104 30V3h15.5a6.5 6.5 0 0 1 0 13H107M115 16l16 17M134 34 150-1l16 35"/></g>';

/** Half a pitch in metres, its goal to the right. */
const HALF_PITCH =
  'M52.5 0H0v68h52.5zM52.5 13.84H36v40.32h16.5M52.5 24.84H47v18.32h5.5M36 26.69a9.15 9.15 0 0 0 0 14.62' +
  'M0 24.85a9.15 9.15 0 0 1 0 18.3';

function block(face: Face, { size, lines }: FittedText, top: number, leading: number): [string, number] {
  const step = size * leading;
  const outlines = lines.map((line, index) =>
    textOutline(face, line, size, LEFT, top + size * 0.74 + index * step),
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
  const [light, dark] = gradient.default;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${dark}"/></linearGradient></defs>` +
    '<rect width="1200" height="630" fill="url(#night)"/>' +
    `<g transform="translate(640 -65) scale(11.2)" fill="none" stroke="${color.chalk}" stroke-opacity="0.13" stroke-width="0.22"><path d="${HALF_PITCH}"/></g>` +
    `<circle cx="1109.6" cy="315.8" r="15" fill="${color.accent}"/>` +
    `<g transform="translate(${LEFT} 72) scale(1.35)" stroke="${color.chalk}">${WORDMARK}<circle cx="81" cy="15" r="4" fill="${color.accent}" stroke="none"/></g>` +
    `<g fill="${color.accent}">${textOutline(fonts.label, section.toUpperCase(), 27, LEFT + 250, 104)}</g>` +
    `<g fill="${color.ink}">${titleOutline}</g><g fill="${color.inkMuted}">${textOutlines}</g>` +
    `<g fill="${color.inkSubtle}">${textOutline(fonts.label, 'Data. Direction. Destiny.', 25, LEFT, 574)}</g>` +
    `<rect y="624" width="1200" height="6" fill="${color.accent}"/></svg>`
  );
}
