import { weeklySentences, type WeekNews } from './weekly-words';

const NOTHING: WeekNews = {
  ...{ matches: 0, trainings: 0, tests: 0, confirmed: 0, declined: 0 },
  ...{ goal: null, showcase: null },
};

test('a week is told in whole sentences', () => {
  const goal = { title: 'Sprint under 1.9 s', dueOn: '2026-12-01' };
  const startsAt = Date.UTC(2026, 10, 28, 9, 30);
  const showcase = { title: 'Beispiel-Tag', city: 'Musterstadt', startsAt, timeZone: 'Europe/Berlin' };
  const week = { matches: 1, trainings: 3, tests: 2, confirmed: 2, declined: 1, goal, showcase };
  expect(weeklySentences(week)).toEqual([
    'In the last seven days you entered or corrected 1 match, 3 training sessions and 2 tests.',
    'Coaches answered: 2 numbers confirmed and 1 number declined.',
    'Your next goal: “Sprint under 1.9 s”, due on 1 Dec 2026.',
    expect.stringMatching(
      /^Your next showcase: “Beispiel-Tag” in Musterstadt, Saturday.*10:30 \(Europe\/Berlin\)\.$/,
    ),
  ]);
});

test('nothing is said of what did not happen', () => {
  expect(weeklySentences(NOTHING)).toEqual([]);
  expect(weeklySentences({ ...NOTHING, trainings: 1 })).toEqual([
    'In the last seven days you entered or corrected 1 training session.',
  ]);
});
