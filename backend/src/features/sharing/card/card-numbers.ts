import type { CvTrust } from '@skora/domain';
import { color } from '@skora/shared/tokens';
import { CARD } from '../../../lib/drawing/card-frame';
import { fitLines } from '../../../lib/drawing/fit-lines';
import { openFace } from '../../../lib/drawing/open-face';
import { textOutline } from '../../../lib/drawing/text-outline';
import type { CvCardWords } from './cv-card-words';

/** Where the row of numbers begins, in pixels from the top. */
export const NUMBERS = { top: 396, gap: 28 } as const;

const CIRCLE = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15';
const TICK = 'M6.5 10.2 9 12.7l4.5-5';

/** Words, colour and sign of who stands for a number; the sign differs too, so that nobody needs the colour. */
const TRUST: Readonly<Record<CvTrust, { words: string; fill: string; sign: string }>> = {
  confirmed: { words: 'Confirmed', fill: color.success, sign: `<path d="${CIRCLE}${TICK}"/>` },
  part: { words: 'Partly confirmed', fill: color.warning, sign: `<path d="${CIRCLE}${TICK}"/>` },
  self: {
    words: 'Self-reported',
    fill: color.inkMuted,
    sign: `<path d="${CIRCLE}" stroke-dasharray="2.4 2.3"/>`,
  },
};

function column({ value, label, trust }: CvCardWords['numbers'][number], x: number, width: number): string {
  const line = (face: 'display' | 'strong', text: string, y: number, sizes: number[]) => {
    const { lines, size } = fitLines(openFace(face), text, { width, lines: 1, sizes });
    return textOutline(openFace(face), lines[0] ?? '', size, x, y);
  };
  const { top } = NUMBERS;
  const { words, fill, sign } = TRUST[trust];
  return (
    `<rect x="${x}" y="${top}" width="${width}" height="2" fill="${color.lineStrong}"/>` +
    `<g fill="${color.accent}">${line('display', value, top + 66, [64, 58, 52, 46, 40])}</g>` +
    `<g fill="${color.ink}">${line('strong', label, top + 102, [24, 22, 20])}</g>` +
    `<g transform="translate(${x - 3} ${top + 112}) scale(1.2)" fill="none" stroke="${fill}" stroke-width="1.6">${sign}</g>` +
    `<g fill="${fill}">${textOutline(openFace('text'), words, 21, x + 28, top + 132)}</g>`
  );
}

/** Up to three numbers side by side over the whole width. */
export function cardNumbers(numbers: CvCardWords['numbers']): string {
  const whole = CARD.width - 2 * CARD.left;
  const width = (whole - NUMBERS.gap * (numbers.length - 1)) / Math.max(1, numbers.length);
  return numbers
    .map((number, index) => column(number, CARD.left + index * (width + NUMBERS.gap), width))
    .join('');
}
