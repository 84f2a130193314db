import { dayWords, addInterval, withdrawalEnd } from './dates';

test.each([
  [new Date(2026, 10, 21), 'month', '21 December 2026'],
  [new Date(2027, 0, 31), 'month', '28 February 2027'],
  [new Date(2028, 0, 31), 'month', '29 February 2028'],
  [new Date(2028, 1, 29), 'year', '28 February 2029'],
  [new Date(2026, 11, 31), 'month', '31 January 2027'],
] as const)('bought on %s, a plan by the %s renews on %s', (bought, interval, renews) => {
  expect(dayWords(addInterval(bought, interval))).toBe(renews);
});

test('a purchase can be taken back for 14 days', () => {
  expect(dayWords(withdrawalEnd(new Date(2026, 10, 21)))).toBe('5 December 2026');
});
