import { viewsSentence } from './views-sentence';

test('counts are told as counts', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const on = (day: string, count: number) => ({ day, count });
  expect(viewsSentence([], now)).toMatch(/^Not opened yet/);
  expect(viewsSentence([on('2026-11-20', 1)], now)).toMatch(/^Opened once, once in the last week/);
  expect(viewsSentence([on('2026-11-14', 2), on('2026-11-15', 3)], now)).toMatch(
    /^Opened 5 times, 3 times in the last week/,
  );
  expect(viewsSentence([on('2026-10-14', 2)], now)).toMatch(/^Opened 2 times, not in the last week/);
});
