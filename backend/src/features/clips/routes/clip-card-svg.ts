import { CLIP_ACTIONS } from '@skora/domain';
import { color } from '@skora/shared/tokens';
import type { GalleryClip } from '../store/clip-gallery';
import { CARD, cardFrame } from '../../../lib/drawing/card-frame';
import { fitLines } from '../../../lib/drawing/fit-lines';
import { openFace } from '../../../lib/drawing/open-face';
import { textOutline } from '../../../lib/drawing/text-outline';

const WIDTH = 900;
const PLAY = { x: CARD.left + 44, y: 460, size: 44 } as const;

/** The preview card of a clip: 1200 × 630, words only. No picture of anybody leaves the site this way. */
export function clipCardSvg({ clip, player }: Pick<GalleryClip, 'clip' | 'player'>): string {
  const display = openFace('display');
  const text = openFace('text');
  const { lines, size } = fitLines(display, clip.title, {
    width: WIDTH,
    lines: 2,
    sizes: [80, 68, 58, 50, 42],
  });
  const title = lines.map((line, index) =>
    textOutline(display, line, size, CARD.left, 226 + index * size * 1.06),
  );
  const { x, y, size: radius } = PLAY;
  const play =
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color.accent}"/>` +
    `<path d="M${x - 13} ${y - 21}l36 21l-36 21z" fill="${color.page}"/>`;
  const who = textOutline(text, `${player} · ${CLIP_ACTIONS[clip.action]}`, 32, x + radius + 28, y + 11);
  return cardFrame(
    { section: 'Clip', foot: 'Shared by the player on SKORA.', label: text },
    `<g fill="${color.ink}">${title.join('')}</g>${play}<g fill="${color.inkMuted}">${who}</g>`,
  );
}
