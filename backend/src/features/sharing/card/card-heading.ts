import { color } from '@skora/shared/tokens';
import { CARD } from '../../../lib/drawing/card-frame';
import type { Face } from '../../../lib/drawing/face';
import { fitLines, type FittedText } from '../../../lib/drawing/fit-lines';
import { openFace } from '../../../lib/drawing/open-face';
import { textOutline } from '../../../lib/drawing/text-outline';
import type { CvCardWords } from './cv-card-words';

interface Place {
  top: number;
  bottom: number;
  width: number;
}

const NAME_SIZES = [92, 84, 76, 68, 60, 54, 48, 42, 36];
/** Line height by size, and the height of capitals by size. */
const NAME = { step: 1.08, capitals: 0.7 } as const;
const TEXT = { step: 1.36, capitals: 0.73 } as const;
/** Below the name and between the other lines. */
const GAP = { name: 30, text: 20 } as const;

interface Block {
  face: Face;
  fitted: FittedText;
  look: { step: number; capitals: number };
  /** Room below. */
  gap: number;
  fill: string;
}

function measureHeight({ fitted: { lines, size }, look }: Block): number {
  return size * look.capitals + (lines.length - 1) * size * look.step;
}

function draw({ face, fitted: { lines, size }, look, fill }: Block, top: number): string {
  const line = (text: string, index: number) =>
    textOutline(face, text, size, CARD.left, top + size * look.capitals + index * size * look.step);
  return `<g fill="${fill}">${lines.map(line).join('')}</g>`;
}

/** Everything with the name at one of these sizes, and how high it is. */
function blocksAt({ title, facts, club }: CvCardWords, width: number, sizes: readonly number[]) {
  const [display, text, strong] = [openFace('display'), openFace('text'), openFace('strong')];
  const small = (face: Face, said: string, lines: number, fill: string): Block => ({
    face,
    fitted: fitLines(face, said, { width, lines, sizes: [32, 29, 26] }),
    look: TEXT,
    gap: GAP.text,
    fill,
  });
  const blocks: Block[] = [
    {
      face: display,
      fitted: fitLines(display, title, { width, lines: 2, sizes }),
      look: NAME,
      gap: GAP.name,
      fill: color.ink,
    },
    ...(facts ? [small(strong, facts, 1, color.ice)] : []),
    ...(club ? [small(text, club, 2, color.inkMuted)] : []),
  ];
  const height =
    blocks.reduce((sum, block) => sum + measureHeight(block) + block.gap, 0) - (blocks.at(-1)?.gap ?? 0);
  return { blocks, height };
}

/** Name, position with age group, and club: the name as large as all of it fits, in the middle of its place. */
export function cardHeading(words: CvCardWords, { top, bottom, width }: Place): string {
  const room = bottom - top;
  const tried = NAME_SIZES.map((_, index) => blocksAt(words, width, NAME_SIZES.slice(index)));
  const { blocks, height } = tried.find((one) => one.height <= room) ?? blocksAt(words, width, [36]);
  let y = top + Math.max(0, (room - height) / 2);
  return blocks
    .map((block) => {
      const drawing = draw(block, y);
      y += measureHeight(block) + block.gap;
      return drawing;
    })
    .join('');
}
