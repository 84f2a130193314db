import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { PICTURE_TOLERANCE, pictureDifference } from '@skora/scripts-lib/match-picture';
import { drawPortrait } from '../../../lib/drawing/draw-portrait';
import { cvCardSvg } from '../card/cv-card-svg';
import type { CvCardWords } from '../card/cv-card-words';

/** Cards are stored this wide, in pixels: small files in which every line of text is still to be seen. */
const WIDTH = 320;

const NUMBERS: CvCardWords['numbers'] = [
  { value: '9', label: 'Matches', trust: 'part' },
  { value: '12,345', label: 'Minutes', trust: 'self' },
  { value: '31.4 km/h', label: 'Sprint 30 m, flying start', trust: 'confirmed' },
];

/** A head and shoulders, higher than wide. */
const face = new Resvg(
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="200"><path fill="#7aa0c4" d="M0 0h150v200H0z"/>' +
    '<circle cx="75" cy="80" r="35" fill="#d9a27a"/><path d="M15 200c0-55 25-80 60-80s60 25 60 80z" fill="#1f8a4c"/></svg>',
)
  .render()
  .asPng();

const usual = {
  title: 'Mara Fictiva',
  facts: 'Right winger · Senior',
  club: 'FC Muster · U19 · District league',
  foot: '1 of 4 numbers confirmed by Jonas Beispiel, FC Muster; the others are self-reported.',
};
const long = {
  title: 'Maximiliane-Josephine Beispielhausen-Musterstadt',
  facts: 'Attacking midfielder · U17',
  club: 'Sportvereinigung Internationale Musterstadt-Beispielhausen 1899 e.V. · Second youth team · Regional league',
  foot:
    '7 of 19 numbers confirmed, 2 more in part, by Maximilian Beispielhausen-Musterstadt, ' +
    'Sportvereinigung Musterstadt 1899 e.V. and 2 more; the others are self-reported.',
};
const unbroken = { ...long, title: 'Wolfeschlegelsteinhausenbergerdorffmusterfrau' };
const bare = { title: 'Li F.', facts: '', club: '', foot: 'All numbers are self-reported.' };
const none = { foot: 'Shared by the player on SKORA.' };

const cards: [name: string, words: Omit<CvCardWords, 'numbers'>, numbers: number][] = [
  ['usual-0', { ...usual, ...none }, 0],
  ['usual-1', usual, 1],
  ['usual-2', usual, 2],
  ['usual-3', usual, 3],
  ['long-0', { ...long, ...none }, 0],
  ['long-3', long, 3],
  ['unbroken-0', { ...unbroken, ...none }, 0],
  ['unbroken-3', unbroken, 3],
  ['bare-1', bare, 1],
];

test.each(
  cards.flatMap(([name, words, count]) =>
    ['photo', 'plain'].map((kind) => [`${name}-${kind}`, words, count] as const),
  ),
)('the card %s looks as its stored picture does', async (name, words, count) => {
  const photo = name.endsWith('photo') ? await drawPortrait(face) : null;
  const svg = cvCardSvg({ ...words, numbers: NUMBERS.slice(0, count) }, photo);
  const file = join(__dirname, 'pictures', `card-${name}.png`);
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: WIDTH } });
  expect(pictureDifference(drawn.render().asPng(), file).share).toBeLessThanOrEqual(PICTURE_TOLERANCE.card);
});
