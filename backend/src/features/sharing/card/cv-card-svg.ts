import { color } from '@skora/shared/tokens';
import { CARD, cardFrame } from '../../../lib/drawing/card-frame';
import type { CvCardWords } from './cv-card-words';
import type { Face } from '../../../lib/drawing/face';
import { fitLines } from '../../../lib/drawing/fit-lines';
import { openFace } from '../../../lib/drawing/open-face';
import { textOutline } from '../../../lib/drawing/text-outline';

const WIDTH = { alone: 760, besidePhoto: 640, column: 330, foot: 1040 } as const;
const PHOTO = { x: 770, y: 150, size: 360 } as const;
const NUMBERS_TOP = 440;

/** A picture as it is stored. */
export interface CardPhoto {
  type: 'image/jpeg' | 'image/png';
  bytes: Buffer;
}

function one(face: Face, text: string, at: { x: number; y: number; width: number; sizes: number[] }): string {
  const { lines, size } = fitLines(face, text, { width: at.width, lines: 1, sizes: at.sizes });
  return textOutline(face, lines[0] ?? '', size, at.x, at.y);
}

function heading({ title, line }: CvCardWords, width: number): string {
  const display = openFace('display');
  const { lines, size } = fitLines(display, title, { width, lines: 2, sizes: [84, 72, 60, 52, 40] });
  const step = size * 1.06;
  const last = 226 + (lines.length - 1) * step;
  const name = lines.map((part, index) => textOutline(display, part, size, CARD.left, 226 + index * step));
  const below = one(openFace('text'), line, { x: CARD.left, y: last + 56, width, sizes: [32, 29, 26] });
  return `<g fill="${color.ink}">${name.join('')}</g><g fill="${color.inkMuted}">${below}</g>`;
}

function numbersRow({ numbers }: CvCardWords): string {
  return numbers
    .map(({ value, label, trust }, index) => {
      const at = { x: CARD.left + index * (WIDTH.column + 20), width: WIDTH.column };
      const big = one(openFace('display'), value, { ...at, y: NUMBERS_TOP, sizes: [68, 60, 52] });
      const what = one(openFace('strong'), label, { ...at, y: NUMBERS_TOP + 38, sizes: [24, 22, 20] });
      const who = one(openFace('text'), trust, { ...at, y: NUMBERS_TOP + 68, sizes: [21] });
      return (
        `<g fill="${color.accent}">${big}</g><g fill="${color.ink}">${what}</g>` +
        `<g fill="${color.inkMuted}">${who}</g>`
      );
    })
    .join('');
}

function portrait({ type, bytes }: CardPhoto): string {
  const { x, y, size } = PHOTO;
  const middle = `cx="${x + size / 2}" cy="${y + size / 2 - 40}" r="${size / 2 - 40}"`;
  return (
    `<clipPath id="round"><circle ${middle}/></clipPath>` +
    `<image x="${x + 40}" y="${y}" width="${size - 80}" height="${size - 80}" preserveAspectRatio="xMidYMid slice" ` +
    `clip-path="url(#round)" href="data:${type};base64,${bytes.toString('base64')}"/>` +
    `<circle ${middle} fill="none" stroke="${color.accent}" stroke-width="5"/>`
  );
}

/** The preview card of a shared CV: 1200 × 630, all text as outlines. */
export function cvCardSvg(words: CvCardWords, photo: CardPhoto | null): string {
  const width = photo ? WIDTH.besidePhoto : WIDTH.alone;
  const label = openFace('text');
  const foot = fitLines(label, words.foot, { width: WIDTH.foot, lines: 1, sizes: [25, 23] });
  return cardFrame(
    { section: 'Football CV', foot: foot.lines[0] ?? '', label },
    heading(words, width) + numbersRow(words) + (photo ? portrait(photo) : ''),
  );
}
