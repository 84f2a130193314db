import { NAMELESS } from '@skora/domain';
import { CARD, cardFrame } from '../../../lib/drawing/card-frame';
import { openFace } from '../../../lib/drawing/open-face';
import { drawableText } from '../../../lib/drawing/text-outline';
import { cardNumbers, NUMBERS } from './card-numbers';
import { cardPortrait, portraitPlace } from './card-portrait';
import { cardHeading } from './card-heading';
import type { CvCardWords } from './cv-card-words';

/** Top of what stands below the wordmark, and where it ends when there are no numbers. */
const TOP = 148;
const BOTTOM = 524;
/** Room between the heading and what is beside or below it. */
const GAP = 36;

/** Without what no font of ours has. */
function drawableWords(words: CvCardWords): CvCardWords {
  const text = (said: string) => drawableText(openFace('text'), said);
  const { title, facts, club, numbers, foot } = words;
  const name = drawableText(openFace('display'), title) || NAMELESS;
  return { title: name, facts: text(facts), club: text(club), numbers, foot: text(foot) };
}

/**
 * The preview card of a shared CV: 1200 × 630, all text as outlines, each fitted to its place.
 * @param photo a JPEG
 */
export function cvCardSvg(said: CvCardWords, photo: Buffer | null): string {
  const words = drawableWords(said);
  const hasNumbers = words.numbers.length > 0;
  const bottom = hasNumbers ? NUMBERS.top - 28 : BOTTOM;
  const place = photo ? portraitPlace(TOP - 28, hasNumbers ? NUMBERS.top - 20 : BOTTOM) : null;
  const right = place ? place.x - GAP : CARD.width - CARD.left - (hasNumbers ? 240 : 140);
  const drawing =
    cardHeading(words, { top: TOP, bottom, width: right - CARD.left }) +
    cardNumbers(words.numbers) +
    (photo && place ? cardPortrait(photo, place) : '');
  const label = openFace('text');
  return cardFrame({ section: 'Football CV', foot: words.foot, label, spot: !photo }, drawing);
}
