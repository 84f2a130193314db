import { chooseReading } from './choose-reading';

const slugs = (reader: Parameters<typeof chooseReading>[0]) => chooseReading(reader).map(({ slug }) => slug);

test.each([
  ['goalkeeper', 'youth-development', ['four-jobs-one-goal', 'small-at-fourteen']],
  ['winger', 'youth-development', ['small-at-fourteen', 'what-early-tests-tell']],
  ['goalkeeper', null, ['four-jobs-one-goal', 'faster-or-luckier']],
  [null, 'senior', ['training-load-without-fear', 'your-match-in-numbers']],
  [null, null, ['faster-or-luckier', 'your-own-test-day']],
])('a %s in %s reads %j', (position, phase, expected) => {
  expect(slugs({ position, phase })).toEqual(expected);
});
