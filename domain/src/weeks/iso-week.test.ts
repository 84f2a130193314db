import { begunDays, openWeeks, weekLabel, weekSpan } from './iso-week';

test.each([
  ['2026-11-21', '2026-W47'],
  ['2026-01-01', '2026-W01'],
  ['2027-01-03', '2026-W53'],
  ['2024-12-30', '2025-W01'],
  ['2026-11-22', '2026-W47'],
  ['2026-11-23', '2026-W48'],
])('%s lies in %s', (day, week) => {
  expect(openWeeks(new Date(`${day}T12:00:00`))[0]?.id).toBe(week);
});

test('this week and eight before it are open', () => {
  const weeks = openWeeks(new Date('2026-01-07T12:00:00'));
  expect(weeks.map(({ id }) => id)).toEqual([
    '2026-W02',
    '2026-W01',
    '2025-W52',
    '2025-W51',
    '2025-W50',
    '2025-W49',
    '2025-W48',
    '2025-W47',
    '2025-W46',
  ]);
});

test('days of this week that have not begun are left out', () => {
  const now = new Date('2026-11-18T12:00:00');
  const [week, before] = openWeeks(now);
  expect(week && weekLabel(week)).toBe('Week 47, 16 Nov – 22 Nov');
  expect(week && begunDays(week, now)).toEqual([1, 2, 3]);
  expect(before && begunDays(before, now)).toHaveLength(7);
});

test('the days of a week are said as short as they can be', () => {
  const [, before, , early] = openWeeks(new Date('2026-11-18T12:00:00'));
  expect(before && weekSpan(before)).toBe('9–15 Nov');
  expect(early && weekSpan(early)).toBe('26 Oct – 1 Nov');
});
