import { formatDay } from './format-day';
import { wholeDates } from './whole-dates';

test('no date breaks over two lines, and everything else may', () => {
  const september = formatDay(new Date('2026-09-02'));
  expect(wholeDates(`Timing gates · ${september}, then 12 Oct 2026 and 4 of 5`)).toBe(
    'Timing gates\u{a0}· 2\u{a0}Sept\u{a0}2026, then 12\u{a0}Oct\u{a0}2026 and 4 of 5',
  );
});

test('a date without a year stays whole as well, and other words with numbers do not', () => {
  expect(wholeDates('16 Nov – 22 Nov')).toBe('16\u{a0}Nov – 22\u{a0}Nov');
  expect(wholeDates('7 matches may count')).toBe('7 matches may count');
});
