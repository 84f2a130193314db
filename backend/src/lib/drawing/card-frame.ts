import { color, gradient } from '@skora/shared/tokens';
import type { Face } from './face';
import { fitLines } from './fit-lines';
import { textOutline, textWidth } from './text-outline';

/** Size of every preview card, in pixels. */
export const CARD = { width: 1200, height: 630, left: 80 } as const;

const WORDMARK =
  '<g fill="none" stroke-width="6" stroke-miterlimit="10">' +
  '<path d="M26 3H9.5a6 6 0 0 0 0 12h11a6 6 0 0 1 0 12H2M36 0v30M64-2 39 15l25 17"/><circle cx="81" cy="15" r="12"/>' +
  '<path d="M104 30V3h15.5a6.5 6.5 0 0 1 0 13H107M115 16l16 17M134 34 150-1l16 35"/></g>';

/** Half a pitch in metres, its goal to the right. */
const HALF_PITCH =
  'M52.5 0H0v68h52.5zM52.5 13.84H36v40.32h16.5M52.5 24.84H47v18.32h5.5M36 26.69a9.15 9.15 0 0 0 0 14.62' +
  'M0 24.85a9.15 9.15 0 0 1 0 18.3';

interface FrameText {
  /** Small line beside the wordmark. */
  section: string;
  /** Small line at the bottom; two where a sentence needs them. */
  foot: string;
  label: Face;
  /** Whether the drawing leaves the penalty spot in sight. */
  spot?: boolean;
}

const FOOT = { width: 1040, size: 25, small: 22, y: 574, step: 28 } as const;

function footLines(label: Face, foot: string): string {
  const { width, size: usual, small, y, step } = FOOT;
  const { size, lines } =
    textWidth(label, foot, usual) <= width
      ? { size: usual, lines: [foot] }
      : fitLines(label, foot, { width, lines: 2, sizes: [small] });
  const first = lines.length > 1 ? y - step / 2 : y;
  return lines.map((line, index) => textOutline(label, line, size, CARD.left, first + index * step)).join('');
}

/** A card with its frame: night sky, half a pitch, wordmark, section and foot around the given drawing. */
export function cardFrame({ section, foot, label, spot = true }: FrameText, drawing: string): string {
  const { width, height, left } = CARD;
  const [light, dark] = gradient.default;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${dark}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#night)"/>` +
    `<g transform="translate(640 -65) scale(11.2)" fill="none" stroke="${color.chalk}" stroke-opacity="0.13" stroke-width="0.22"><path d="${HALF_PITCH}"/></g>` +
    (spot ? `<circle cx="1109.6" cy="315.8" r="15" fill="${color.accent}"/>` : '') +
    `<g transform="translate(${left} 72) scale(1.35)" stroke="${color.chalk}">${WORDMARK}<circle cx="81" cy="15" r="4" fill="${color.accent}" stroke="none"/></g>` +
    `<g fill="${color.accent}">${textOutline(label, section.toUpperCase(), 27, left + 250, 104)}</g>` +
    drawing +
    `<g fill="${color.inkSubtle}">${footLines(label, foot)}</g>` +
    `<rect y="${height - 6}" width="${width}" height="6" fill="${color.accent}"/></svg>`
  );
}
