import { fitLines } from './fit-lines';
import { openFace } from './open-face';
import { textWidth } from './text-outline';

const face = openFace('display');
const box = { width: 640, lines: 2, sizes: [84, 60, 40] };

test.each([
  ['Mara Fictiva'],
  ['Maximiliane-Josephine Beispielhausen-Musterstadt'],
  ['Wolfeschlegelsteinhausenbergerdorffmusterfrau'],
  ['X'.repeat(200)],
  [`Li ${'Ångström'.repeat(20)}`],
  ['one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'],
  ['👩‍👩‍👧'.repeat(90)],
])('no line of “%s” is wider than its box', (text) => {
  const { lines, size } = fitLines(face, text, box);
  expect(lines.length).toBeLessThanOrEqual(box.lines);
  for (const line of lines) expect(textWidth(face, line, size)).toBeLessThanOrEqual(box.width);
});

test('a word is cut only when no size holds it, and then with a hyphen and every letter', () => {
  expect(fitLines(face, 'Beispielhausen-Musterstadt', box)).toEqual({
    size: 60,
    lines: ['Beispielhausen-', 'Musterstadt'],
  });
  const name = 'Wolfeschlegelsteinhausenbergerdorffmusterfrau';
  const { lines } = fitLines(face, name, box);
  expect(lines).toHaveLength(2);
  expect(lines.join('').replace('-', '')).toBe(name);
});

test('what is too long ends with an ellipsis, after a word where there is one', () => {
  const ended = (text: string) => fitLines(face, text, { ...box, lines: 1 }).lines;
  expect(ended('FC Muster · Second youth team of the district league')).toEqual([
    'FC Muster · Second youth team …',
  ]);
  expect(ended('X'.repeat(90))).toEqual([expect.stringMatching(/^X+…$/)]);
});
