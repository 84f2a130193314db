import { type ChildWeek, familySentences } from './family-week';

const QUIET: ChildWeek = {
  ...{ name: 'Lina T.', waiting: 0, agreed: [], links: { all: 0, new: 0 }, showcase: null },
};

test('each child is one paragraph: what waits, what was agreed to, what others see', () => {
  const startsAt = Date.UTC(2026, 11, 5, 9);
  const showcase = { title: 'Beispiel-Tag', city: 'Musterstadt', timeZone: 'Europe/Berlin', startsAt };
  expect(
    familySentences([
      { ...QUIET, waiting: 2, links: null },
      { ...QUIET, name: 'Timo E.', agreed: ['publishing', 'push'], links: { all: 3, new: 1 }, showcase },
    ]),
  ).toEqual([
    'Lina T.: 2 questions wait for your answer on your family page.',
    'Timo E.: This week you agreed to: sharing the CV by links, messages on devices. 3 links to the CV work. New this week: 1. Has a place at the showcase “Beispiel-Tag” in Musterstadt on 5 Dec 2026.',
  ]);
});

test('the day of a showcase is the one at its place', () => {
  // 10 o'clock on the 12th in Sydney.
  const startsAt = Date.UTC(2026, 11, 11, 23);
  const showcase = { title: 'Open day', city: 'Sydney', timeZone: 'Australia/Sydney', startsAt };
  expect(familySentences([{ ...QUIET, showcase }])[0]).toContain('in Sydney on 12 Dec 2026.');
});

test('a child without news is told beside one with news, and a week without any is not told', () => {
  expect(familySentences([QUIET, { ...QUIET, links: { all: 1, new: 0 } }])).toEqual([]);
  expect(familySentences([QUIET, { ...QUIET, links: { all: 1, new: 1 } }])).toEqual([
    'Lina T.: No link to the CV works, so nobody else sees it.',
    'Lina T.: 1 link to the CV works. It is new this week.',
  ]);
});
