import { CLIP_ACTIONS, clipLength, CLIP_POSTER, shownSeconds } from '@skora/domain';
import { color } from '@skora/shared/tokens';
import type { GalleryClip } from '../store/clip-gallery';
import { CARD, cardFrame } from '../../../lib/drawing/card-frame';
import { fitLines } from '../../../lib/drawing/fit-lines';
import { openFace } from '../../../lib/drawing/open-face';
import { drawableText, textOutline } from '../../../lib/drawing/text-outline';

const WIDTH = { alone: 900, besidePoster: 500, factsBesidePoster: 380 } as const;
const PLAY = { x: CARD.left + 44, y: 460, size: 44 } as const;
const POSTER = { x: 604, y: 172, width: 532, height: 299, radius: 18 } as const;
const SIZES = { alone: [80, 68, 58, 50, 42], besidePoster: [58, 50, 44, 40] };

function picture(bytes: Buffer): string {
  const { x, y, width, height, radius } = POSTER;
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return (
    `<clipPath id="frame"><rect ${frame} rx="${radius}"/></clipPath>` +
    `<image ${frame} preserveAspectRatio="xMidYMid slice" clip-path="url(#frame)" ` +
    `href="data:${CLIP_POSTER.type};base64,${bytes.toString('base64')}"/>` +
    `<rect ${frame} rx="${radius}" fill="none" stroke="${color.lineStrong}" stroke-width="3"/>`
  );
}

/** The preview card of a clip: 1200 × 630, its words and, where it has one, its picture: what everybody sees of it. */
export function clipCardSvg(
  { clip, player }: Pick<GalleryClip, 'clip' | 'player'>,
  poster: Buffer | null,
): string {
  const display = openFace('display');
  const text = openFace('text');
  const { lines, size } = fitLines(display, drawableText(display, clip.title) || CLIP_ACTIONS[clip.action], {
    width: poster ? WIDTH.besidePoster : WIDTH.alone,
    lines: poster ? 3 : 2,
    sizes: poster ? SIZES.besidePoster : SIZES.alone,
  });
  const title = lines.map((line, index) =>
    textOutline(display, line, size, CARD.left, 226 + index * size * 1.06),
  );
  const { x, y, size: radius } = PLAY;
  const play =
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color.accent}"/>` +
    `<path d="M${x - 13} ${y - 21}l36 21l-36 21z" fill="${color.page}"/>`;
  const seconds = shownSeconds(clip);
  const told = [
    drawableText(text, player),
    CLIP_ACTIONS[clip.action],
    seconds === null ? '' : clipLength(seconds),
  ];
  const facts = fitLines(text, told.filter(Boolean).join(' · '), {
    width: poster ? WIDTH.factsBesidePoster : WIDTH.alone,
    lines: 1,
    sizes: [32, 28, 24],
  });
  const who = textOutline(text, facts.lines[0] ?? '', facts.size, x + radius + 28, y + 11);
  return cardFrame(
    { section: 'Clip', foot: 'Shared by the player on SKORA.', label: text },
    `<g fill="${color.ink}">${title.join('')}</g>${play}<g fill="${color.inkMuted}">${who}</g>${poster ? picture(poster) : ''}`,
  );
}
