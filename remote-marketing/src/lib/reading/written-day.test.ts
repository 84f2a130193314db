import { writtenDay } from './written-day';

it.each([
  ['2026-11-03', '3 November 2026'],
  ['2024-02-29', '29 February 2024'],
  ['2026-12-31T23:59:59Z', '31 December 2026'],
])('writes %s as %s, wherever the reader is', (iso, words) => {
  expect(writtenDay(iso)).toBe(words);
});
