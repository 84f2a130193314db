import { formatDay } from './format-day';
import { wholeDates } from './whole-dates';

test('no date breaks over two lines, and everything else may', () => {
  const september = formatDay(new Date('2026-09-02'));
  expect(wholeDates(`Timing gates · ${september}, then 12 Oct 2026 and 4 of 5`)).toBe(
    'Timing gates · 2\u{a0}Sept\u{a0}2026, then 12\u{a0}Oct\u{a0}2026 and 4 of 5',
  );
});
