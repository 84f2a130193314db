import { hiddenVisibility, projectCv, type Audience } from '@skora/domain';
import { exampleConfirmation, exampleSource, NOW } from '@skora/domain/testing';
import { readPngSize } from '../../../testing/read-png-size';
import { somePicture } from '../../../testing/some-picture';
import { cvCardSvg } from '../card/cv-card-svg';
import { cvCardWords } from '../card/cv-card-words';
import { drawCard } from '../../../lib/drawing/draw-card';

const full = exampleSource({ confirmations: [exampleConfirmation()] });
const words = (audience: Audience, change: Partial<typeof full> = {}) =>
  cvCardWords(projectCv({ ...full, ...change }, audience, NOW));

test('a card says who it is and three numbers with who stands for them', () => {
  expect(words('link')).toEqual({
    title: 'Mara Fictiva',
    facts: 'Right winger · Senior',
    club: expect.stringContaining('FC Muster'),
    numbers: [
      { value: '1', label: 'Matches', trust: 'self' },
      { value: '90', label: 'Minutes', trust: 'self' },
      { value: '1.92 s', label: 'Sprint 10 m', trust: 'confirmed' },
    ],
    foot: expect.stringContaining('confirmed by Jonas Beispiel'),
  });
});

test.each<Audience>(['public', 'link', 'coach'])('a card for %s tells nothing that is hidden', (audience) => {
  expect(words(audience, { visibility: hiddenVisibility() })).toEqual({
    title: 'A football player',
    facts: 'Right winger',
    club: '',
    numbers: [],
    foot: 'Shared by the player on SKORA.',
  });
});

test('a name in letters no font of ours has does not become boxes', () => {
  const drawn = (title: string) => cvCardSvg({ ...words('link'), title }, null);
  expect(drawn('من 三浦 🦊')).toBe(drawn('A football player'));
  expect(drawn('Mara 🦊 Fictiva')).toBe(drawn('Mara Fictiva'));
});

test('of a minor only first name and initial', () => {
  expect(words('link', { isAdult: false }).title).toBe('Mara F.');
  expect(words('public', { isAdult: false }).title).toBe('A football player');
});

test.each([
  ['Mara Fictiva', false],
  ['Ångström-Żółć <script>', true],
  ['Μαρία Дмитриевна 🦊 من', false],
  ['X'.repeat(80), true],
])('“%s” becomes a PNG of the size previews ask for', async (title, hasPhoto) => {
  const svg = cvCardSvg({ ...words('link'), title }, hasPhoto ? await somePicture() : null);
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('<script');
  expect(svg.includes('<image')).toBe(hasPhoto);
  expect(readPngSize(await drawCard(svg))).toEqual([1200, 630]);
});
