import { openWeeks } from '@skora/domain';
import { lastDay, likelyMatchDay } from './start-day';

const at = (day: string) => {
  const now = new Date(`${day}T18:00:00`);
  return { now, weeks: openWeeks(now) };
};

test.each([
  ['2026-11-21', '2026-W47', '6'],
  ['2026-11-22', '2026-W47', '7'],
  ['2026-11-23', '2026-W47', '7'],
  ['2026-11-27', '2026-W47', '7'],
])('on %s a match was most likely played in %s on day %s', (day, week, weekday) => {
  const { now, weeks } = at(day);
  expect(likelyMatchDay(weeks, now, [])).toEqual({ week, day: weekday });
});

test('where last Sunday has its match, it is today', () => {
  const { now, weeks } = at('2026-11-25');
  const played = [{ week: '2026-W47', day: '7' }];
  expect(likelyMatchDay(weeks, now, played)).toEqual({ week: '2026-W48', day: '3' });
});

test('the last day of a week that has begun', () => {
  const { now, weeks } = at('2026-11-25');
  expect(weeks.slice(0, 2).map((week) => lastDay(week, now))).toEqual([
    { week: '2026-W48', day: '3' },
    { week: '2026-W47', day: '7' },
  ]);
});
